export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

export interface SourceFile {
  /** Path from the repository root, with forward slashes. */
  readonly file: string;
  readonly source: string;
}

export interface Convention {
  readonly name: string;
  readonly appliesTo: (file: string) => boolean;
  /** Returns the offset of each violation in the source, with the reason. */
  readonly find: (
    file: SourceFile,
  ) => readonly { readonly offset: number; readonly reason: string }[];
}

export const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file);
export const isStyle = (file: string): boolean => file.endsWith('.css');
