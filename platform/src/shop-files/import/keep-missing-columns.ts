import type { ProductDraft, VariantDraft } from '../../shopify/catalogue/index.ts';
import type { ImportReport } from './import-report.ts';
import type { ProductField, ProductHeader } from './product-csv/columns.ts';

/** Leaves a known product's value as it is where the file has no column for it, as at Shopify. */
export function keepMissingColumns(
  parsed: ProductDraft,
  before: ProductDraft,
  header: ProductHeader,
  report: ImportReport,
): ProductDraft {
  const draft = keepOptions(parsed, before, header, report);
  const pick = <Key extends keyof ProductDraft>(field: ProductField, key: Key) =>
    header.has(field) ? draft[key] : before[key];
  return {
    ...draft,
    descriptionHtml: pick('description', 'descriptionHtml'),
    vendor: pick('vendor', 'vendor'),
    productType: pick('productType', 'productType'),
    tags: pick('tags', 'tags'),
    status: pick('status', 'status'),
    isPublished: pick('published', 'isPublished'),
    isGiftCard: pick('giftCard', 'isGiftCard'),
    images: pick('imageSrc', 'images'),
    seo: {
      title: header.has('seoTitle') ? draft.seo.title : before.seo.title,
      description: header.has('seoDescription') ? draft.seo.description : before.seo.description,
    },
    metafields: withOthers(draft.metafields, before.metafields, header, 'product'),
    variants: draft.variants.map((variant) => keepInVariant(variant, before, header)),
  };
}

/** Keeps options: a product of several variants would lose all but one without them, and carts theirs. */
function keepOptions(
  draft: ProductDraft,
  before: ProductDraft,
  header: ProductHeader,
  report: ImportReport,
): ProductDraft {
  const { optionNames } = before;
  if (header.has('option1Name') || isSameList(draft.optionNames, optionNames)) return draft;
  if (header.has('option1Value') && optionNames.length === 1) return { ...draft, optionNames };
  const [variant, ...more] = draft.variants;
  const [known, ...others] = before.variants;
  if (variant !== undefined && known !== undefined && more.length + others.length === 0) {
    const { optionValues } = known;
    return { ...draft, optionNames, variants: [{ ...variant, optionValues }] };
  }
  report.problem(
    0,
    `The product "${draft.handle}" has options (${optionNames.join(', ')}), and the file has no columns that name its variants: "Option1 name" and "Option1 value".`,
  );
  return draft;
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
  if (before === undefined) return variant;
  const pick = <Key extends keyof VariantDraft>(field: ProductField, key: Key) =>
    header.has(field) ? variant[key] : before[key];
  return {
    ...variant,
    sku: pick('sku', 'sku'),
    barcode: pick('barcode', 'barcode'),
    compareAtPriceInMinorUnits: pick('compareAtPrice', 'compareAtPriceInMinorUnits'),
    inventoryQuantity: pick('inventoryQuantity', 'inventoryQuantity'),
    // A file that counts nothing does not say what is counted.
    tracksInventory: header.has('inventoryQuantity')
      ? pick('inventoryTracker', 'tracksInventory')
      : before.tracksInventory,
    continuesSellingWhenSoldOut: pick('inventoryPolicy', 'continuesSellingWhenSoldOut'),
    weightInGrams: pick('weightInGrams', 'weightInGrams'),
    weightUnit: pick('weightUnit', 'weightUnit'),
    requiresShipping: pick('requiresShipping', 'requiresShipping'),
    isTaxable: pick('taxable', 'isTaxable'),
    unitPriceMeasure: pick('unitPriceTotal', 'unitPriceMeasure'),
    imageSrc: pick('variantImage', 'imageSrc'),
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
