import type { ProductDraft } from '../../catalogue/draft.ts';
import type { ImportNotes } from '../import-notes.ts';
import type { MetafieldDefinition } from '../metafield-definition.ts';
import { type ByteChunks, type CsvRow, readCsv } from '../read-csv.ts';
import { buildProduct } from './build-product.ts';
import { handleFrom } from './handle-from.ts';
import { metafieldTypes } from './metafield-types.ts';
import { type ProductRow, productRow } from './product-row.ts';
import { type ProductHeader, readHeader } from './read-header.ts';
import { standardType } from './standard-metafields.ts';

export interface ReadProductsOptions {
  readonly definitions: readonly MetafieldDefinition[];
  readonly notes: ImportNotes;
}

export interface ReadProducts {
  readonly products: readonly ProductDraft[];
  readonly header: ProductHeader | null;
  /** Metafields that no definition knows, with the type that was taken for them. */
  readonly newDefinitions: readonly MetafieldDefinition[];
}

/** Reads a Shopify product CSV, of today's template or older. Look at the notes before using it. */
export async function readProductCsv(
  chunks: ByteChunks,
  { definitions, notes }: ReadProductsOptions,
): Promise<ReadProducts> {
  const { header, rows } = await readRows(chunks, notes);
  const { find, undefinedColumns } = metafieldTypes(rows, definitions);
  warnAboutGuesses(undefinedColumns, notes);
  const products = [...rowsByHandle(rows, notes)].map(([handle, group]) =>
    buildProduct(handle, group, find, notes),
  );
  return { products, header, newDefinitions: undefinedColumns };
}

/** One warning for each type: an export of a grown shop has dozens of metafields. */
function warnAboutGuesses(
  undefinedColumns: readonly MetafieldDefinition[],
  notes: ImportNotes,
): void {
  const guessed = undefinedColumns.filter((column) => standardType(column) === null);
  for (const [type, columns] of Map.groupBy(guessed, ({ type }) => type)) {
    const names = columns.map(({ namespace, key }) => `${namespace}.${key}`).join(', ');
    notes.warn(1, `Metafields that are not defined here were taken as ${type}: ${names}.`);
  }
}

async function readRows(
  chunks: ByteChunks,
  notes: ImportNotes,
): Promise<{ readonly header: ProductHeader | null; readonly rows: readonly ProductRow[] }> {
  let header: ProductHeader | null = null;
  const rows: ProductRow[] = [];
  const lost = new Set<string>();
  for await (const row of readCsv(chunks, notes)) {
    if (header === null) {
      header = readHeader(row.cells, notes);
      if (header === null) return { header, rows };
    } else {
      rows.push(productRow(row, header, notes));
      for (const column of lostColumns(row, header)) lost.add(column);
    }
  }
  if (rows.length === 0 && notes.problemCount === 0) {
    notes.problem(1, header === null ? 'The file is empty.' : 'The file has no products.');
  }
  if (lost.size > 0) notes.warn(1, `The platform keeps nothing of: ${[...lost].join(', ')}.`);
  return { header, rows };
}

/** A shop's own fulfilment is all there is here, so `manual` is no loss. */
function lostColumns({ cells }: CsvRow, { notKept }: ProductHeader): readonly string[] {
  return [...notKept].flatMap(([i, name]) => {
    const cell = cells[i]?.trim() ?? '';
    return cell === '' || cell === 'manual' ? [] : [name];
  });
}

function rowsByHandle(
  rows: readonly ProductRow[],
  notes: ImportNotes,
): ReadonlyMap<string, [ProductRow, ...ProductRow[]]> {
  const groups = new Map<string, [ProductRow, ...ProductRow[]]>();
  for (const row of rows) {
    const given = row.text('handle');
    const handle = handleFrom(given === '' ? row.text('title') : given);
    if (handle === '') {
      notes.problem(row.line, 'The row has neither a handle nor a title.');
      continue;
    }
    if (given !== '' && given !== handle) {
      notes.warn(row.line, `The handle "${given}" was written as "${handle}".`);
    }
    const group = groups.get(handle);
    if (group === undefined) groups.set(handle, [row]);
    else group.push(row);
  }
  return groups;
}
