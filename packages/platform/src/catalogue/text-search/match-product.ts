import type { GraphqlContext } from '../../core/index.ts';
import type { Product } from '../read/entries.ts';
import { isProductForSale } from '../read/stock-cache.ts';
import { catalogueOf } from '../resolvers/request-catalogue.ts';
import { ofProduct, translate } from '../resolvers/translate.ts';
import type { ProductRecord } from '../stored/records.ts';
import { hasWords, isSameText, queryWords, wordsOf } from './match-text.ts';
import { compares, parseComparison, type Query } from './parse-query.ts';

/** A product's words in one language, by the field that they stand in. */
export interface ProductText {
  readonly title: readonly string[];
  readonly productType: readonly string[];
  readonly vendor: readonly string[];
  readonly tags: readonly string[];
  readonly variants: readonly string[];
}

// As long as the record is in memory; one that was read again is another object.
const cached = new WeakMap<ProductRecord, Map<string, ProductText>>();

function readText(context: GraphqlContext, record: ProductRecord): ProductText {
  const text = (key: string, original: string) =>
    wordsOf(translate(context, { ...ofProduct(record), key }, original));
  return {
    title: text('title', record.title),
    productType: text('product_type', record.productType),
    vendor: wordsOf(record.vendor),
    tags: record.tags.flatMap(wordsOf),
    variants: record.variants.flatMap(({ title, sku, barcode }) =>
      wordsOf(`${title === 'Default Title' ? '' : title} ${sku ?? ''} ${barcode ?? ''}`),
    ),
  };
}

const NO_TEXT: ProductText = {
  title: [],
  productType: [],
  vendor: [],
  tags: [],
  variants: [],
};

export function productText(context: GraphqlContext, product: Product): ProductText {
  const record = product.peek();
  if (record === null) return NO_TEXT;
  const byLanguage = cached.get(record) ?? new Map<string, ProductText>();
  cached.set(record, byLanguage);
  const known = byLanguage.get(context.language);
  if (known !== undefined) return known;
  const text = readText(context, record);
  byLanguage.set(context.language, text);
  return text;
}

type FieldMatcher = (product: Product, value: string, context: GraphqlContext) => boolean;

function matchesPrice(product: Product, value: string): boolean {
  const comparison = parseComparison(value);
  const requested = Math.round(Number(comparison.operand) * 100);
  return product.facts.variants.some(({ record }) =>
    compares(record.priceInMinorUnits, comparison, requested),
  );
}

function matchesDate(foundInMs: number, value: string): boolean {
  const comparison = parseComparison(value);
  return compares(foundInMs, comparison, Date.parse(comparison.operand));
}

function hasTag({ facts }: Product, value: string): boolean {
  return facts.tags.some((tag) => isSameText(value, tag));
}

/** The fields that Shopify's reference names for products. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  available_for_sale: (product, value, context) =>
    isProductForSale(catalogueOf(context).stock, product) === (value.toLowerCase() === 'true'),
  created_at: ({ facts }, value) => matchesDate(facts.createdAtInMs, value),
  updated_at: ({ facts }, value) => matchesDate(facts.updatedAtInMs, value),
  product_type: ({ facts }, value) => isSameText(value, facts.productType),
  tag: hasTag,
  tag_not: (product, value) => !hasTag(product, value),
  title: (product, value, context) =>
    hasWords(queryWords(value), productText(context, product).title),
  'variants.price': matchesPrice,
  vendor: ({ facts }, value) => isSameText(value, facts.vendor),
};

function matchesAnywhere(product: Product, value: string, context: GraphqlContext): boolean {
  const { title, productType, vendor, tags, variants } = productText(context, product);
  const found = [...title, ...productType, ...vendor, ...tags, ...variants];
  return value === '*' || hasWords(queryWords(value), found);
}

/** A field that is not searchable is ignored, as Shopify does. */
export function matchesQuery(product: Product, query: Query, context: GraphqlContext): boolean {
  switch (query.kind) {
    case 'everything':
      return true;
    case 'not':
      return !matchesQuery(product, query.query, context);
    case 'all':
      return query.queries.every((part) => matchesQuery(product, part, context));
    case 'any':
      return query.queries.some((part) => matchesQuery(product, part, context));
    case 'value': {
      if (query.field === null) return matchesAnywhere(product, query.value, context);
      return FIELDS[query.field]?.(product, query.value, context) ?? true;
    }
  }
}
