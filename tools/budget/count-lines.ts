export interface BudgetRow {
  /** Folder from the repository's root; a row's folders inside it have rows of their own. */
  readonly folder: string;
  readonly lines: number;
  /** Reason for the row's present size. */
  readonly reason: string;
}

export interface BudgetResult extends BudgetRow {
  readonly counted: number;
}

const isCounted = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);

/** Counts lines of TypeScript by row: a file belongs to the longest folder that holds it. */
export function countLines(
  rows: readonly BudgetRow[],
  files: readonly { readonly file: string; readonly lines: number }[],
): readonly BudgetResult[] {
  const counted = new Map<string, number>();
  for (const { file, lines } of files.filter((it) => isCounted(it.file))) {
    const { folder } = rows
      .filter((row) => row.folder === '.' || file.startsWith(`${row.folder}/`))
      .reduce((best, row) => (row.folder.length > best.folder.length ? row : best), {
        folder: '.',
      });
    counted.set(folder, (counted.get(folder) ?? 0) + lines);
  }
  return rows.map((row) => ({ ...row, counted: counted.get(row.folder) ?? 0 }));
}
