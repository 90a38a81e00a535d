import type { ImportReport } from '../import-report.ts';

/** Meaning of a cell that the importer knows. */
export type ProductField =
  | 'title'
  | 'handle'
  | 'description'
  | 'vendor'
  | 'productType'
  | 'tags'
  | 'published'
  | 'status'
  | 'sku'
  | 'barcode'
  | `option${1 | 2 | 3}Name`
  | `option${1 | 2 | 3}Value`
  | 'price'
  | 'compareAtPrice'
  | 'taxable'
  | 'unitPriceTotal'
  | 'unitPriceTotalUnit'
  | 'unitPriceBase'
  | 'unitPriceBaseUnit'
  | 'inventoryTracker'
  | 'inventoryQuantity'
  | 'inventoryPolicy'
  | 'weightInGrams'
  | 'weightUnit'
  | 'requiresShipping'
  | 'imageSrc'
  | 'imagePosition'
  | 'imageAlt'
  | 'variantImage'
  | 'giftCard'
  | 'seoTitle'
  | 'seoDescription';

interface Column {
  readonly header: string;
  /** Null: part of the template, but the platform keeps nothing of it. */
  readonly field: ProductField | null;
  /** Spellings of earlier templates and of exports. Case never matters. */
  readonly older: readonly string[];
}

function column(header: string, field: ProductField | null = null, ...older: string[]): Column {
  return { header, field, older };
}

/** The columns of Shopify's current product template, in its order. */
export const TEMPLATE_COLUMNS: readonly Column[] = [
  column('Title', 'title'),
  column('URL handle', 'handle', 'Handle'),
  column('Description', 'description', 'Body (HTML)', 'Body HTML'),
  column('Vendor', 'vendor'),
  column('Product category', null, 'Standardized Product Type', 'Standard Product Type'),
  column('Type', 'productType', 'Custom Product Type', 'Product Type'),
  column('Tags', 'tags'),
  column('Published on online store', 'published', 'Published'),
  column('Status', 'status'),
  column('SKU', 'sku', 'Variant SKU'),
  column('Barcode', 'barcode', 'Variant Barcode'),
  column('Option1 name', 'option1Name'),
  column('Option1 value', 'option1Value'),
  column('Option1 Linked To'),
  column('Option2 name', 'option2Name'),
  column('Option2 value', 'option2Value'),
  column('Option2 Linked To'),
  column('Option3 name', 'option3Name'),
  column('Option3 value', 'option3Value'),
  column('Option3 Linked To'),
  column('Price', 'price', 'Variant Price'),
  column('Compare-at price', 'compareAtPrice', 'Variant Compare At Price', 'Compare at price'),
  column('Cost per item', null, 'Variant Cost'),
  column('Charge tax', 'taxable', 'Variant Taxable'),
  column('Tax code', null, 'Variant Tax Code'),
  column('Unit price total measure', 'unitPriceTotal'),
  column('Unit price total measure unit', 'unitPriceTotalUnit'),
  column('Unit price base measure', 'unitPriceBase'),
  column('Unit price base measure unit', 'unitPriceBaseUnit'),
  column('Inventory tracker', 'inventoryTracker', 'Variant Inventory Tracker'),
  column('Inventory quantity', 'inventoryQuantity', 'Variant Inventory Qty', 'Inventory Qty'),
  column('Continue selling when out of stock', 'inventoryPolicy', 'Variant Inventory Policy'),
  column('Weight value (grams)', 'weightInGrams', 'Variant Grams', 'Grams'),
  column('Weight unit for display', 'weightUnit', 'Variant Weight Unit'),
  column('Requires shipping', 'requiresShipping', 'Variant Requires Shipping'),
  column('Fulfillment service', null, 'Variant Fulfillment Service'),
  column('Product image URL', 'imageSrc', 'Image Src'),
  column('Image position', 'imagePosition'),
  column('Image alt text', 'imageAlt'),
  column('Variant image URL', 'variantImage', 'Variant Image'),
  column('Gift card', 'giftCard'),
  column('SEO title', 'seoTitle'),
  column('SEO description', 'seoDescription'),
  column('Color (product.metafields.shopify.color-pattern)'),
  column('Google Shopping / Google product category'),
  column('Google Shopping / Gender'),
  column('Google Shopping / Age group'),
  column('Google Shopping / Manufacturer part number (MPN)', null, 'Google Shopping / MPN'),
  column('Google Shopping / Ad group name', null, 'Google Shopping / AdWords Grouping'),
  column('Google Shopping / Ads labels', null, 'Google Shopping / AdWords Labels'),
  column('Google Shopping / Condition'),
  column('Google Shopping / Custom product'),
  ...[0, 1, 2, 3, 4].map((n) => column(`Google Shopping / Custom label ${n}`)),
];

/** A shop's own metafields stand where the template has its example of one. */
export const METAFIELD_COLUMN_INDEX = TEMPLATE_COLUMNS.findIndex(({ header }) =>
  header.startsWith('Color ('),
);

function normalise(header: string): string {
  return header.trim().replace(/\s+/g, ' ').toLowerCase();
}

const COLUMN_OF_HEADER: ReadonlyMap<string, Column> = new Map(
  TEMPLATE_COLUMNS.flatMap((known) =>
    [known.header, ...known.older].map((header) => [normalise(header), known]),
  ),
);

/** Columns of a shop with several markets: prices per market are not kept. */
const PER_MARKET = /^(included|price|compare[- ]at price) \/ /;
const METAFIELD = /^(.*)\((product|variant)\.metafields\.([^.()\s]+)\.([^()\s]+)\)$/;

type HeaderMeaning =
  | { readonly kind: 'field'; readonly field: ProductField }
  | {
      readonly kind: 'metafield';
      readonly owner: 'product' | 'variant';
      readonly namespace: string;
      readonly key: string;
      readonly name: string;
    }
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'unknown' };

function meaningOfHeader(header: string): HeaderMeaning {
  const text = normalise(header);
  const known = COLUMN_OF_HEADER.get(text);
  if (known?.field != null) return { kind: 'field', field: known.field };
  const [, name = '', owner, namespace = '', key = ''] = METAFIELD.exec(header.trim()) ?? [];
  if (owner === 'product' || owner === 'variant') {
    return { kind: 'metafield', owner, namespace, key, name: name.trim() };
  }
  if (known !== undefined || PER_MARKET.test(text)) return { kind: 'not-kept' };
  return { kind: 'unknown' };
}

export type MetafieldColumn = Extract<HeaderMeaning, { readonly kind: 'metafield' }>;

export interface ProductHeader {
  /** Meaning of the cell at the same place; null where it is left out. */
  readonly columns: readonly (ProductField | MetafieldColumn | null)[];
  has(field: ProductField): boolean;
  /** Known columns that the platform keeps nothing of, by their place. */
  readonly notKept: ReadonlyMap<number, string>;
}

export function parseHeader(cells: readonly string[], report: ImportReport): ProductHeader | null {
  const seen = new Set<string>();
  const notKept = new Map<number, string>();
  const columns = cells.map((cell, i) => {
    const meaning = meaningOfHeader(cell);
    if (meaning.kind === 'not-kept') notKept.set(i, cell.trim());
    const name = nameOf(meaning);
    if (name !== null && seen.has(name)) {
      report.problem(1, `The column "${cell.trim()}" comes twice.`);
      return null;
    }
    if (name !== null) seen.add(name);
    if (meaning.kind === 'field') return meaning.field;
    if (meaning.kind === 'metafield') return meaning;
    if (meaning.kind === 'unknown' && cell.trim() !== '') {
      report.warn(1, `The column "${cell.trim()}" is not known and was left out.`);
    }
    return null;
  });
  // Each title makes its own handle where there are none, as at Shopify.
  if (!seen.has('title')) report.problem(1, 'The file has no column "Title".');
  return report.problemCount > 0 ? null : { columns, notKept, has: (field) => seen.has(field) };
}

function nameOf(meaning: HeaderMeaning): string | null {
  if (meaning.kind === 'field') return meaning.field;
  if (meaning.kind !== 'metafield') return null;
  return `${meaning.owner}.metafields.${meaning.namespace}.${meaning.key}`;
}
