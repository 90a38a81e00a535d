import type { ProductDraft, VariantDraft } from '../../shopify/catalogue/index.ts';
import type { BuiltProduct } from './product-csv/build-product.ts';
import type { ProductHeader } from './product-csv/columns.ts';
import { PRODUCT_FIELDS, SEO_FIELDS, VARIANT_FIELDS } from './product-csv/fields.ts';

/** Thrown where a product cannot be completed; its message says what the file lacks. */
export class IncompleteProduct extends Error {}

/** Completes a product with what the shop has of it and the file has no column for, as at Shopify. */
export function keepMissingColumns(
  { draft: parsed, leftOut }: BuiltProduct,
  before: ProductDraft,
  header: ProductHeader,
): ProductDraft {
  const draft = keepOptions(parsed, before, header);
  const isWhole = header.has('descriptionHtml') || hasOtherOptions(draft, before);
  return {
    ...draft,
    ...missing(PRODUCT_FIELDS, before, header),
    seo: { ...draft.seo, ...missing(SEO_FIELDS, before.seo, header, 'seo.') },
    images: header.has('imageSrc') ? draft.images : before.images,
    metafields: withOthers(draft.metafields, before.metafields, header, 'product'),
    variants: keepVariants(
      draft.variants.map((variant) => keepInVariant(variant, before, header)),
      { before: before.variants, leftOut, isWhole },
    ),
  };
}

/** Options that come to a product make all of its variants others; another name for one does not. */
function hasOtherOptions(draft: ProductDraft, before: ProductDraft): boolean {
  const hadNone = isSameList(before.optionNames, ['Title']);
  return hadNone
    ? !isSameList(draft.optionNames, before.optionNames)
    : draft.optionNames.length > before.optionNames.length;
}

interface KnownVariants {
  readonly before: readonly VariantDraft[];
  readonly leftOut: BuiltProduct['leftOut'];
  /** A file with descriptions has products whole: what it does not name is gone; another changes what it names. */
  readonly isWhole: boolean;
}

function keepVariants(
  named: readonly VariantDraft[],
  { before, leftOut, isWhole }: KnownVariants,
): readonly VariantDraft[] {
  const find = ({ optionValues }: VariantDraft) =>
    named.find((one) => isSameList(one.optionValues, optionValues));
  if (isWhole) {
    // A row that was left out may repeat a variant that another one names.
    const isLeftOut = (variant: VariantDraft) =>
      find(variant) === undefined &&
      leftOut.some((values) => isSameList(values, variant.optionValues));
    return [...named, ...before.filter(isLeftOut)];
  }
  const kept = before.map((variant) => find(variant) ?? variant);
  return [...kept, ...named.filter((variant) => !kept.includes(variant))];
}

/** Demands a price of what is new: without one it would be given away. */
export function requirePrice(name: string, header: ProductHeader): void {
  if (header.has('priceInMinorUnits')) return;
  throw new IncompleteProduct(`${name} is new and needs a price: the file has no column "Price".`);
}

/** Returns what was there of the fields that the file has no column for. */
function missing<Values extends object>(
  fields: object,
  before: Values,
  header: ProductHeader,
  prefix = '',
): Partial<Values> {
  const names = Object.keys(fields).filter((name) => !header.has(prefix + name));
  return Object.assign({}, ...names.map((name) => ({ [name]: Reflect.get(before, name) })));
}

/** Keeps options: a product of several variants would lose all but one without them, and carts theirs. */
function keepOptions(
  draft: ProductDraft,
  before: ProductDraft,
  header: ProductHeader,
): ProductDraft {
  const { optionNames, variants } = before;
  if (!header.describesVariants) return { ...draft, optionNames, variants };
  if (isSameList(draft.optionNames, optionNames)) return draft;
  if (header.has('option1Name')) {
    if (header.has('descriptionHtml')) return draft;
    const isFewer = draft.optionNames.length < optionNames.length;
    if (!isFewer && !isSameList(draft.optionNames.toSorted(), optionNames.toSorted())) return draft;
    throw new IncompleteProduct(
      `The product "${draft.handle}" has the options ${optionNames.join(', ')}; a file that does not describe it whole has to have them in this order.`,
    );
  }
  if (header.has('option1Value') && optionNames.length === draft.optionNames.length)
    return { ...draft, optionNames };
  const [variant, ...more] = draft.variants;
  const [known, ...others] = variants;
  if (variant !== undefined && known !== undefined && more.length + others.length === 0) {
    const { optionValues } = known;
    return { ...draft, optionNames, variants: [{ ...variant, optionValues }] };
  }
  throw new IncompleteProduct(
    `The product "${draft.handle}" has options (${optionNames.join(', ')}), and the file has no columns that name its variants: "Option1 name" and "Option1 value".`,
  );
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function keepInVariant(
  variant: VariantDraft,
  product: ProductDraft,
  header: ProductHeader,
): VariantDraft {
  const before = product.variants.find(({ optionValues }) =>
    isSameList(optionValues, variant.optionValues),
  );
  if (before === undefined) {
    requirePrice(
      `The variant "${variant.optionValues.join(' / ')}" of "${product.handle}"`,
      header,
    );
    return variant;
  }
  return {
    ...variant,
    ...missing(VARIANT_FIELDS, before, header),
    // A file that counts nothing does not say what is counted.
    ...(!header.has('inventoryQuantity') && { tracksInventory: before.tracksInventory }),
    ...(!header.has('unitPriceTotal') && { unitPriceMeasure: before.unitPriceMeasure }),
    ...(!header.has('variantImage') && { imageSrc: before.imageSrc }),
    metafields: withOthers(variant.metafields, before.metafields, header, 'variant'),
  };
}

function withOthers(
  metafields: ProductDraft['metafields'],
  before: ProductDraft['metafields'],
  header: ProductHeader,
  owner: 'product' | 'variant',
): ProductDraft['metafields'] {
  const hasColumn = (namespace: string, key: string) =>
    header.columns.some(
      (column) =>
        typeof column === 'object' &&
        column?.owner === owner &&
        column.namespace === namespace &&
        column.key === key,
    );
  const others = before.filter(({ namespace, key }) => !hasColumn(namespace, key));
  return [...metafields, ...others];
}
