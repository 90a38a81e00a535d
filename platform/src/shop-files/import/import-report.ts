/** Something about a line of a file; line 0 stands for the file as a whole. */
export interface ImportIssue {
  readonly file: string | null;
  readonly line: number;
  readonly message: string;
}

/** Problems and warnings of an import. Any problem means that nothing is imported. */
export interface ImportReport {
  readonly problems: readonly ImportIssue[];
  readonly warnings: readonly ImportIssue[];
  /** Problems beyond the limit are counted, not kept. */
  readonly problemCount: number;
  problem(line: number, message: string): void;
  warn(line: number, message: string): void;
  /** The same report, for issues of one file. */
  forFile(name: string): ImportReport;
}

const MAX_ISSUES = 100;

export function createImportReport(): ImportReport {
  const problems: ImportIssue[] = [];
  const warnings: ImportIssue[] = [];
  let problemCount = 0;

  function reportFor(file: string | null): ImportReport {
    return {
      problems,
      warnings,
      get problemCount() {
        return problemCount;
      },
      problem(line, message) {
        problemCount += 1;
        if (problems.length < MAX_ISSUES) problems.push({ file, line, message });
      },
      warn(line, message) {
        if (warnings.length < MAX_ISSUES) warnings.push({ file, line, message });
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
