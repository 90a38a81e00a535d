import type { ImportNotes } from '../import-notes.ts';
import { type HeaderMeaning, meaningOfHeader, type ProductField } from './columns.ts';

export type MetafieldColumn = Extract<HeaderMeaning, { readonly kind: 'metafield' }>;

export interface ProductHeader {
  /** What the cell at the same place means; null where it is left out. */
  readonly columns: readonly (ProductField | MetafieldColumn | null)[];
  has(field: ProductField): boolean;
  /** Known columns that the platform keeps nothing of, by their place. */
  readonly notKept: ReadonlyMap<number, string>;
}

export function readHeader(cells: readonly string[], notes: ImportNotes): ProductHeader | null {
  const seen = new Set<string>();
  const notKept = new Map<number, string>();
  const columns = cells.map((cell, i) => {
    const meaning = meaningOfHeader(cell);
    if (meaning.kind === 'not-kept') notKept.set(i, cell.trim());
    const name = nameOf(meaning);
    if (name !== null && seen.has(name)) {
      notes.problem(1, `The column "${cell.trim()}" comes twice.`);
      return null;
    }
    if (name !== null) seen.add(name);
    if (meaning.kind === 'field') return meaning.field;
    if (meaning.kind === 'metafield') return meaning;
    if (meaning.kind === 'unknown' && cell.trim() !== '') {
      notes.warn(1, `The column "${cell.trim()}" is not known and was left out.`);
    }
    return null;
  });
  // As at Shopify: without handles each title makes its own.
  if (!seen.has('title')) notes.problem(1, 'The file has no column "Title".');
  return notes.problemCount > 0 ? null : { columns, notKept, has: (field) => seen.has(field) };
}

function nameOf(meaning: HeaderMeaning): string | null {
  if (meaning.kind === 'field') return meaning.field;
  if (meaning.kind !== 'metafield') return null;
  return `${meaning.owner}.metafields.${meaning.namespace}.${meaning.key}`;
}
