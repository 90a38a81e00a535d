import type { ProductDraft, VariantDraft } from '../catalogue/index.ts';
import type { ProductField, ProductHeader } from './product-csv/columns.ts';

/** As at Shopify: a column that the file does not have leaves a known product's value as it is. */
export function keepMissingColumns(
  draft: ProductDraft,
  before: ProductDraft,
  header: ProductHeader,
): ProductDraft {
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

function keepInVariant(
  variant: VariantDraft,
  product: ProductDraft,
  header: ProductHeader,
): VariantDraft {
  const name = variant.optionValues.join(' / ');
  const before = product.variants.find(({ optionValues }) => optionValues.join(' / ') === name);
  if (before === undefined) return variant;
  const pick = <Key extends keyof VariantDraft>(field: ProductField, key: Key) =>
    header.has(field) ? variant[key] : before[key];
  return {
    ...variant,
    sku: pick('sku', 'sku'),
    barcode: pick('barcode', 'barcode'),
    compareAtPriceInMinorUnits: pick('compareAtPrice', 'compareAtPriceInMinorUnits'),
    inventoryQuantity: pick('inventoryQuantity', 'inventoryQuantity'),
    tracksInventory: pick('inventoryTracker', 'tracksInventory'),
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
