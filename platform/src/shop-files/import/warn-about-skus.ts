import type { ImportReport } from './import-report.ts';
import type { ProductRow } from './product-csv/product-rows.ts';

interface NamedFile {
  readonly name: string;
  readonly rows: readonly ProductRow[];
}

/** Number of SKUs that the warning names. */
const NAMED = 10;

/** Warns once of article numbers that more than one row has: lists of orders and of stock cannot tell those apart. */
export function warnAboutSkus(files: readonly NamedFile[], report: ImportReport): void {
  const taken = files.flatMap(({ name, rows }) =>
    rows
      .filter((row) => row.text('sku') !== '' && !row.hasFault())
      .map((row) => ({ sku: row.text('sku').replace(/^'/, ''), name, row })),
  );
  // Leaves out what the import does: of a handle that two files have, the first counts.
  const shown = Map.groupBy(taken, ({ row }) => row.text('handle') || row.text('title'));
  const counted = [...shown.values()].flatMap((own) =>
    own.filter(({ name }) => name === own[0]?.name),
  );
  const repeated = [...Map.groupBy(counted, ({ sku }) => sku)].filter(([, own]) => own.length > 1);
  if (repeated.length === 0) return;
  const placeOf = ({ name, row }: (typeof taken)[number]) => `${name} line ${row.line}`;
  const named = repeated
    .slice(0, NAMED)
    .map(([sku, own]) => `"${sku}" in ${own.map(placeOf).join(' and ')}`);
  const more = repeated.length > NAMED ? `, and ${repeated.length - NAMED} SKUs more` : '';
  report.warn(
    0,
    `A SKU that comes more than once tells variants apart no more: ${named.join(', ')}${more}.`,
  );
}
