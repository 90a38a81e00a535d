import type { CellValue, ReadCell } from '../cell-values.ts';
import type { ImportNotes } from '../import-notes.ts';
import type { CsvRow } from '../read-csv.ts';
import { type ProductField, TEMPLATE_COLUMNS } from './columns.ts';
import type { MetafieldColumn, ProductHeader } from './read-header.ts';

/** One row of a product file, its cells by meaning. Texts are trimmed; an empty cell is ''. */
export interface ProductRow {
  readonly line: number;
  text(field: ProductField): string;
  /** The cell's value, `absent` when it is empty, and also when it is wrong, which is noted. */
  read<T, Absent>(field: ProductField, reader: ReadCell<T>, absent: Absent): T | Absent;
  readonly metafields: readonly { readonly column: MetafieldColumn; readonly cell: string }[];
}

export function productRow(
  { line, cells }: CsvRow,
  header: ProductHeader,
  notes: ImportNotes,
): ProductRow {
  const texts = new Map<ProductField, string>();
  const metafields: { readonly column: MetafieldColumn; readonly cell: string }[] = [];
  header.columns.forEach((column, i) => {
    const cell = cells[i]?.trim() ?? '';
    if (column === null || cell === '') return;
    if (typeof column === 'string') texts.set(column, cell);
    else metafields.push({ column, cell });
  });
  if (cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) {
    notes.problem(
      line,
      `The row has ${cells.length} cells, the header ${header.columns.length}. Is a quote missing?`,
    );
  }
  const text = (field: ProductField) => texts.get(field) ?? '';

  function read<T, Absent>(field: ProductField, reader: ReadCell<T>, absent: Absent): T | Absent {
    const cell = text(field);
    if (cell === '') return absent;
    const result: CellValue<T> = reader(cell);
    if (result.kind === 'ok') return result.value;
    notes.problem(line, `${columnName(field)} must be ${result.expected}, not "${cell}".`);
    return absent;
  }

  return { line, text, read, metafields };
}

export function columnName(field: ProductField): string {
  return TEMPLATE_COLUMNS.find((column) => column.field === field)?.header ?? field;
}
