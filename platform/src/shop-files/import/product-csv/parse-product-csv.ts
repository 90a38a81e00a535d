import type { MetafieldDefinition } from '../../../shopify/provisioning/index.ts';
import type { FindPicture } from '../image-source.ts';
import type { ImportReport } from '../import-report.ts';
import { type ByteChunks, type CsvRow, parseCsv } from '../parse-csv.ts';
import { type BuiltProduct, buildProduct } from './build-product.ts';
import { type ProductHeader, parseHeader } from './columns.ts';
import { metafieldTypes, standardType } from './metafields.ts';
import { handleFrom, type ProductRow, productRow } from './product-rows.ts';

export interface ParseProductsOptions {
  readonly header: ProductHeader;
  readonly definitions: readonly MetafieldDefinition[];
  readonly report: ImportReport;
}

interface ParsedProduct extends BuiltProduct {
  readonly line: number;
}

export interface ParsedProducts {
  readonly products: readonly ParsedProduct[];
  /** Metafields that no definition knows, with the type that was taken for them. */
  readonly newDefinitions: readonly MetafieldDefinition[];
}

/** Builds the products of a Shopify product CSV, of today's template or older. Look at the report before using them. */
export function parseProducts(
  rows: readonly ProductRow[],
  { header, definitions, report }: ParseProductsOptions,
): ParsedProducts {
  const { find, undefinedColumns } = metafieldTypes(rows, definitions);
  warnAboutGuesses(undefinedColumns, report);
  const options = { header, findDefinition: find, report };
  const products = [...rowsByHandle(rows, report)].flatMap(([handle, group]) => {
    const built = buildProduct(handle, group, options);
    return built === null ? [] : [{ ...built, line: group[0].line }];
  });
  return { products, newDefinitions: undefinedColumns };
}

/** Warns once for each type: an export of a grown shop has dozens of metafields. */
function warnAboutGuesses(
  undefinedColumns: readonly MetafieldDefinition[],
  report: ImportReport,
): void {
  const guessed = undefinedColumns.filter((column) => standardType(column) === null);
  for (const [type, columns] of Map.groupBy(guessed, ({ type }) => type)) {
    const names = columns.map(({ namespace, key }) => `${namespace}.${key}`).join(', ');
    report.warn(1, `Metafields that are not defined here were taken as ${type}: ${names}.`);
  }
}

export interface ProductFile {
  /** Null: the file cannot be used; the report says why. */
  readonly header: ProductHeader | null;
  readonly rows: readonly ProductRow[];
}

export async function readProductFile(
  chunks: ByteChunks,
  report: ImportReport,
  pictures?: FindPicture,
): Promise<ProductFile> {
  let header: ProductHeader | null = null;
  const rows: ProductRow[] = [];
  const lost = new Set<string>();
  for await (const row of parseCsv(chunks, report)) {
    if (header === null) {
      header = parseHeader(row.cells, report);
      if (header === null) return { header, rows };
    } else {
      rows.push(productRow(row, header, report, pictures));
      for (const column of lostColumns(row, header)) lost.add(column);
    }
  }
  if (rows.length === 0 && report.problemCount === 0) {
    report.problem(1, header === null ? 'The file is empty.' : 'The file has no products.');
  }
  if (lost.size > 0) report.warn(1, `The platform keeps nothing of: ${[...lost].join(', ')}.`);
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
  report: ImportReport,
): ReadonlyMap<string, [ProductRow, ...ProductRow[]]> {
  const groups = new Map<string, [ProductRow, ...ProductRow[]]>();
  for (const row of rows) {
    const given = row.text('handle');
    const handle = handleFrom(given === '' ? row.text('title') : given);
    if (handle === '') {
      row.fault('The row has neither a handle nor a title.');
      continue;
    }
    if (given !== '' && given !== handle) {
      report.warn(row.line, `The handle "${given}" was written as "${handle}".`);
    }
    const group = groups.get(handle);
    if (group === undefined) groups.set(handle, [row]);
    else group.push(row);
  }
  return groups;
}
