import type {
  MetafieldDraft,
  ProductDraft,
  VariantDraft,
} from '../../../shopify/catalogue/index.ts';
import type { ImportReport } from '../import-report.ts';
import { buildImages } from './build-images.ts';
import { buildVariant } from './build-variant.ts';
import type { ProductHeader } from './columns.ts';
import { PRODUCT_FIELDS, SEO_FIELDS } from './fields.ts';
import { type FindDefinition, metafieldFromCell } from './metafields.ts';
import type { ProductRow } from './product-rows.ts';

const MAX_TITLE_LENGTH = 255;

export interface BuildOptions {
  readonly header: ProductHeader;
  readonly findDefinition: FindDefinition;
  readonly report: ImportReport;
}

export interface BuiltProduct {
  readonly draft: ProductDraft;
  /** Option values of variants whose rows were left out: the shop's own are not lost for it. */
  readonly leftOut: readonly (readonly string[])[];
}

/**
 * Builds a product of the rows of one handle: the first carries it, each may add a variant and a picture. A row with a
 * fault is left out; null where that is the first.
 */
export function buildProduct(
  handle: string,
  [first, ...others]: readonly [ProductRow, ...ProductRow[]],
  options: BuildOptions,
): BuiltProduct | null {
  const { report } = options;
  const title = first.text('title');
  if (title === '') first.fault(`The product "${handle}" has no title.`);
  if (title.length > MAX_TITLE_LENGTH) {
    first.fault(`Title is longer than ${MAX_TITLE_LENGTH} characters.`);
  }
  const fields = first.readAll(PRODUCT_FIELDS);
  const seo = first.readAll(SEO_FIELDS, 'seo.');
  const metafields = metafieldsOf(first, 'product', options);
  const optionNames = optionNamesOf(first);
  const built = [first, ...others.filter((row) => isVariant(row, report))].map((row) => ({
    row,
    variant: buildVariant(row, optionNames, metafieldsOf(row, 'variant', options), options),
  }));
  leaveOutRepeated(built, report);
  if (first.hasFault()) {
    if (others.length > 0) report.leaveOut(first.line, `All rows of "${handle}" were left out.`);
    return null;
  }
  const images = buildImages(
    [first, ...others].filter((row) => !row.hasFault()),
    report,
  );
  const variants = built.filter(({ row }) => !row.hasFault()).map(({ variant }) => variant);
  return {
    draft: { handle, ...fields, optionNames, variants, images, metafields, seo },
    leftOut: built
      .filter(({ row }) => row.hasFault())
      .map(({ variant: { optionValues } }) => optionValues),
  };
}

function optionNamesOf(first: ProductRow): readonly string[] {
  const texts = (end: string) =>
    [1, 2, 3].map((n) => first.text(`option${n}${end}`)).filter((text) => text !== '');
  const names = texts('Name');
  if (names.length > 0) return names;
  const values = texts('Value');
  return values.length > 1 ? values.map((_, i) => `Option ${i + 1}`) : ['Title'];
}

function isVariant(row: ProductRow, report: ImportReport): boolean {
  const isOne = ['option1Value', 'priceInMinorUnits', 'sku'].some((name) => row.text(name) !== '');
  if (!isOne && row.text('imageSrc') === '') {
    report.warn(row.line, 'The row adds neither a variant nor a picture; it was left out.');
  }
  return isOne;
}

function leaveOutRepeated(
  built: readonly { readonly row: ProductRow; readonly variant: VariantDraft }[],
  report: ImportReport,
): void {
  const title = built[0]?.row.text('title');
  const lines = new Map<string, number>();
  for (const { row, variant } of built.filter((one) => !one.row.hasFault())) {
    const name = variant.optionValues.join(' / ');
    const earlier = lines.get(name);
    lines.set(name, earlier ?? row.line);
    const own = row.text('title');
    // Two products under one handle look like variants of one.
    const hint =
      own === '' || own === title
        ? ''
        : ` If "${own}" is not "${title}", it needs a handle of its own.`;
    if (earlier !== undefined) {
      row.fault(`The variant "${name}" stands already in line ${earlier}.${hint}`);
    } else if (hint !== '') {
      report.warn(row.line, `The variant "${name}" joins "${title}".${hint}`);
    }
  }
}

function metafieldsOf(
  row: ProductRow,
  owner: 'product' | 'variant',
  { findDefinition }: BuildOptions,
): readonly MetafieldDraft[] {
  return row.metafields.flatMap(({ column, cell }): MetafieldDraft[] => {
    if (column.owner !== owner) return [];
    const { namespace, key } = column;
    const { type } = findDefinition(column);
    const result = metafieldFromCell(type, cell, row.hasDecimalCommas);
    if (result.kind === 'ok') return [{ namespace, key, type, value: result.value }];
    row.fault(`The metafield ${namespace}.${key} ${result.reason}.`);
    return [];
  });
}
