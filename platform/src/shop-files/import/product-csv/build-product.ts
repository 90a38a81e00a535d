import type {
  MetafieldDraft,
  ProductDraft,
  VariantDraft,
} from '../../../shopify/catalogue/index.ts';
import type { ImportReport } from '../import-report.ts';
import { buildImages } from './build-images.ts';
import { buildVariant } from './build-variant.ts';
import { PRODUCT_FIELDS, SEO_FIELDS } from './fields.ts';
import { type FindDefinition, metafieldFromCell } from './metafields.ts';
import type { ProductRow } from './product-rows.ts';

const MAX_TITLE_LENGTH = 255;

/** The rows of one handle: the first carries the product, each may add a variant and an image. */
export function buildProduct(
  handle: string,
  [first, ...others]: readonly [ProductRow, ...ProductRow[]],
  findDefinition: FindDefinition,
  report: ImportReport,
): ProductDraft {
  const title = first.text('title');
  if (title === '') report.problem(first.line, `The product "${handle}" has no title.`);
  if (title.length > MAX_TITLE_LENGTH) {
    report.problem(first.line, `Title is longer than ${MAX_TITLE_LENGTH} characters.`);
  }
  const optionNames = optionNamesOf(first);
  const metafields = (row: ProductRow, owner: 'product' | 'variant') =>
    metafieldsOf(row, owner, findDefinition, report);
  const variantRows = [first, ...others.filter((row) => isVariant(row, report))];
  const variants = variantRows.map((row) =>
    buildVariant(row, optionNames, metafields(row, 'variant'), report),
  );
  reportRepeated(variants, variantRows, report);
  return {
    handle,
    ...first.readAll(PRODUCT_FIELDS),
    optionNames,
    variants,
    images: buildImages([first, ...others], report),
    metafields: metafields(first, 'product'),
    seo: first.readAll(SEO_FIELDS, 'seo.'),
  };
}

function optionNamesOf(first: ProductRow): readonly string[] {
  const names = [1, 2, 3].map((n) => first.text(`option${n}Name`)).filter((name) => name !== '');
  return names.length === 0 ? ['Title'] : names;
}

function isVariant(row: ProductRow, report: ImportReport): boolean {
  const isOne = ['option1Value', 'priceInMinorUnits', 'sku'].some((name) => row.text(name) !== '');
  if (!isOne && row.text('imageSrc') === '') {
    report.warn(row.line, 'The row adds neither a variant nor a picture; it was left out.');
  }
  return isOne;
}

function reportRepeated(
  variants: readonly VariantDraft[],
  rows: readonly ProductRow[],
  report: ImportReport,
): void {
  const seen = new Map<string, number>();
  variants.forEach(({ optionValues }, i) => {
    const name = optionValues.join(' / ');
    const line = rows[i]?.line ?? 0;
    const earlier = seen.get(name);
    if (earlier === undefined) seen.set(name, line);
    else
      report.problem(line, `The variant "${name}" stands already in line ${earlier}.${hintOf(i)}`);
  });

  /** Two products under one handle look like a variant that comes twice. */
  function hintOf(i: number): string {
    const title = rows[i]?.text('title') ?? '';
    const first = rows[0]?.text('title') ?? '';
    if (title === '' || title === first) return '';
    return ` If "${title}" is not "${first}", it needs a handle of its own.`;
  }
}

function metafieldsOf(
  row: ProductRow,
  owner: 'product' | 'variant',
  findDefinition: FindDefinition,
  report: ImportReport,
): readonly MetafieldDraft[] {
  return row.metafields.flatMap(({ column, cell }): MetafieldDraft[] => {
    if (column.owner !== owner) return [];
    const { namespace, key } = column;
    const { type } = findDefinition(column);
    const result = metafieldFromCell(type, cell);
    if (result.kind === 'ok') return [{ namespace, key, type, value: result.value }];
    report.problem(row.line, `The metafield ${namespace}.${key} ${result.reason}.`);
    return [];
  });
}
