import type { MetafieldDefinition } from '../../../shopify/provisioning/index.ts';
import { createImportReport, type ImportIssue } from '../import-report.ts';
import { parseProducts, readProductFile } from './parse-product-csv.ts';

const DEFINITIONS: readonly MetafieldDefinition[] = [
  {
    owner: 'product',
    namespace: 'care',
    key: 'types',
    name: 'T',
    type: 'list.single_line_text_field',
  },
  { owner: 'product', namespace: 'care', key: 'sold', name: 'S', type: 'number_integer' },
];

/** Reads a file as it would come from a disk, in chunks of any size. */
export async function read(
  csv: string | Uint8Array,
  { chunkSize = Number.MAX_SAFE_INTEGER, isStrict = false } = {},
) {
  const bytes = typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;
  const chunks: Uint8Array[] = [];
  for (let i = 0; i < bytes.length; i += chunkSize) chunks.push(bytes.subarray(i, i + chunkSize));
  const report = createImportReport({ isStrict });
  const { header, rows } = await readProductFile(chunks, report);
  const parsed =
    header === null
      ? []
      : parseProducts(rows, { header, definitions: DEFINITIONS, report }).products;
  const products = parsed.map(({ draft }) => draft);
  return {
    products,
    leftOut: report.leftOut,
    problems: report.problems,
    warnings: report.warnings,
    report,
  };
}

export const messages = (report: readonly ImportIssue[]) =>
  report.map(({ line, message }) => `${line}: ${message}`);
