/** Something about a line of a file; line 0 stands for the file as a whole. */
export interface Note {
  readonly file: string | null;
  readonly line: number;
  readonly message: string;
}

/** What an import has to say. Any problem means that nothing is imported. */
export interface ImportNotes {
  readonly problems: readonly Note[];
  readonly warnings: readonly Note[];
  /** Problems beyond the limit are counted, not kept. */
  readonly problemCount: number;
  problem(line: number, message: string): void;
  warn(line: number, message: string): void;
  /** The same notes, for what is said about one file of several. */
  forFile(name: string): ImportNotes;
}

const MAX_NOTES = 100;

export function createImportNotes(): ImportNotes {
  const problems: Note[] = [];
  const warnings: Note[] = [];
  let problemCount = 0;

  function notesFor(file: string | null): ImportNotes {
    return {
      problems,
      warnings,
      get problemCount() {
        return problemCount;
      },
      problem(line, message) {
        problemCount += 1;
        if (problems.length < MAX_NOTES) problems.push({ file, line, message });
      },
      warn(line, message) {
        if (warnings.length < MAX_NOTES) warnings.push({ file, line, message });
      },
      forFile: notesFor,
    };
  }

  return notesFor(null);
}

/** Thrown when files cannot be imported; nothing of them has been saved. */
export class ImportRefused extends Error {
  readonly notes: ImportNotes;

  constructor(notes: ImportNotes) {
    const [first] = notes.problems;
    super(first === undefined ? 'Nothing was imported' : first.message);
    this.name = 'ImportRefused';
    this.notes = notes;
  }
}
