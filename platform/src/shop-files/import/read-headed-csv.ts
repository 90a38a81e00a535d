import type { ImportReport } from './import-report.ts';
import { type ByteChunks, parseCsv } from './parse-csv.ts';

/** Names of each column, today's first; case does not matter. */
export type ColumnNames<Column extends string> = Readonly<
  Record<Column, readonly [string, ...string[]]>
>;

export interface HeadedRow<Column extends string> {
  readonly line: number;
  /** The trimmed cell of a column; empty where there is none. */
  readonly cell: (column: Column) => string;
}

/** Yields the rows of a CSV by the names in its first; a column that is required and missing is a problem. */
export async function* readHeadedCsv<Column extends string>(
  chunks: ByteChunks,
  report: ImportReport,
  columns: ColumnNames<Column>,
  required: readonly NoInfer<Column>[],
): AsyncGenerator<HeadedRow<Column>> {
  let places: Readonly<Record<string, number>> | null = null;
  for await (const { line, cells } of parseCsv(chunks, report)) {
    if (places === null) {
      places = placesOf(cells, columns, report);
      const missing = required.filter((column) => places?.[column] === -1);
      for (const column of missing) {
        report.problem(line, `The file has no column "${columns[column][0]}".`);
      }
      if (missing.length > 0) return;
      continue;
    }
    const found = places;
    yield { line, cell: (column) => cells[found[column] ?? -1]?.trim() ?? '' };
  }
  if (places === null && report.problemCount === 0) report.problem(1, 'The file is empty.');
}

function placesOf<Column extends string>(
  cells: readonly string[],
  columns: ColumnNames<Column>,
  report: ImportReport,
): Readonly<Record<string, number>> {
  const header = cells.map((cell) => cell.trim().toLowerCase());
  const found = Object.entries<readonly string[]>(columns).map(([column, names]) => {
    const known = names.map((name) => name.toLowerCase());
    return [column, header.findIndex((name) => known.includes(name))] as const;
  });
  const read = new Set(found.map(([, place]) => place));
  const others = cells.filter((cell, place) => cell.trim() !== '' && !read.has(place));
  if (others.length > 0) report.warn(1, `Columns that are not read: ${others.join(', ')}.`);
  return Object.fromEntries(found);
}
