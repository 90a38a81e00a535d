/** Something about a line of a file; line 0 stands for the file as a whole. */
export interface ImportIssue {
  readonly file: string | null;
  readonly line: number;
  readonly message: string;
}

/** Problems, rows left out and warnings of an import. Any problem means that nothing is imported. */
export interface ImportReport {
  readonly problems: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  readonly leftOut: readonly ImportIssue[];
  /** Problems beyond the limit are counted, not kept. */
  readonly problemCount: number;
  readonly leftOutCount: number;
  problem(line: number, message: string): void;
  /** Tells a row that does not come while the others do; in a strict import it is a problem. */
  leaveOut(line: number, message: string): void;
  warn(line: number, message: string): void;
  /** The same report, for issues of one file. */
  forFile(name: string | null): ImportReport;
}

const MAX_ISSUES = 100;

export function createImportReport({ isStrict = false } = {}): ImportReport {
  const problems: ImportIssue[] = [];
  const warnings: ImportIssue[] = [];
  const leftOut: ImportIssue[] = [];
  let problemCount = 0;
  let leftOutCount = 0;
  const keep = (issues: ImportIssue[], issue: ImportIssue) => {
    if (issues.length < MAX_ISSUES) issues.push(issue);
  };

  function reportFor(file: string | null): ImportReport {
    const problem = (line: number, message: string) => {
      problemCount += 1;
      keep(problems, { file, line, message });
    };
    return {
      problems,
      warnings,
      leftOut,
      get problemCount() {
        return problemCount;
      },
      get leftOutCount() {
        return leftOutCount;
      },
      problem,
      leaveOut(line, message) {
        if (isStrict) return problem(line, message);
        leftOutCount += 1;
        keep(leftOut, { file, line, message });
      },
      warn(line, message) {
        keep(warnings, { file, line, message });
      },
      forFile: reportFor,
    };
  }

  return reportFor(null);
}

/** Thrown when files cannot be imported; nothing of them has been saved. */
export class ImportError extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    const [first] = report.problems;
    super(first === undefined ? 'Nothing was imported' : first.message);
    this.name = 'ImportError';
    this.report = report;
  }
}
