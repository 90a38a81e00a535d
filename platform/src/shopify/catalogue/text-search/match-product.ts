import type { GraphqlContext } from '../../../protocol/index.ts';
import type { Product } from '../read/entries.ts';
import { isProductForSale } from '../read/stock-cache.ts';
import { catalogueOf } from '../resolvers/request-catalogue.ts';
import { ofProduct, translate } from '../resolvers/translate.ts';
import type { ProductRecord } from '../stored/records.ts';
import { hasWords, isSameText, queryWords, wordsOf } from './match-text.ts';
import { compares, parseComparison, type Query } from './parse-query.ts';

/** Words of a product in one language, by the field that they stand in. */
export interface ProductText {
  readonly title: readonly string[];
  readonly productType: readonly string[];
  readonly vendor: readonly string[];
  readonly tags: readonly string[];
  readonly variants: readonly string[];
}

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

export function productText(context: GraphqlContext, { record }: Product): ProductText {
  const byLanguage = cached.get(record) ?? new Map<string, ProductText>();
  cached.set(record, byLanguage);
  const text = byLanguage.get(context.language) ?? readText(context, record);
  byLanguage.set(context.language, text);
  return text;
}

interface Asked {
  readonly product: Product;
  readonly context: GraphqlContext;
}

type FieldMatcher = (asked: Asked, value: string) => boolean;

function matchesPrice({ product }: Asked, value: string): boolean {
  const comparison = parseComparison(value);
  const requested = Math.round(Number(comparison.operand) * 100);
  return product.record.variants.some(({ priceInMinorUnits }) =>
    compares(priceInMinorUnits, comparison, requested),
  );
}

function matchesDate(date: string, value: string): boolean {
  const comparison = parseComparison(value);
  return compares(Date.parse(date), comparison, Date.parse(comparison.operand));
}

function hasTag({ product }: Asked, value: string): boolean {
  return product.record.tags.some((tag) => isSameText(value, tag));
}

/** Fields that Shopify's reference names for products. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  available_for_sale: ({ product, context }, value) =>
    isProductForSale(catalogueOf(context).stock, product) === (value.toLowerCase() === 'true'),
  created_at: ({ product }, value) => matchesDate(product.record.createdAt, value),
  updated_at: ({ product }, value) => matchesDate(product.record.updatedAt, value),
  product_type: ({ product }, value) => isSameText(value, product.record.productType),
  tag: hasTag,
  tag_not: (asked, value) => !hasTag(asked, value),
  title: ({ product, context }, value) =>
    hasWords(queryWords(value), productText(context, product).title),
  'variants.price': matchesPrice,
  vendor: ({ product }, value) => isSameText(value, product.record.vendor),
};

function matchesAnywhere({ product, context }: Asked, value: string): boolean {
  if (value === '*') return true;
  return hasWords(queryWords(value), Object.values(productText(context, product)).flat());
}

/** Ignores a field that is not searchable, as Shopify does. */
function matches(asked: Asked, query: Query): boolean {
  switch (query.kind) {
    case 'everything':
      return true;
    case 'not':
      return !matches(asked, query.query);
    case 'all':
      return query.queries.every((part) => matches(asked, part));
    case 'any':
      return query.queries.some((part) => matches(asked, part));
    case 'value': {
      if (query.field === null) return matchesAnywhere(asked, query.value);
      const field = Object.hasOwn(FIELDS, query.field) ? FIELDS[query.field] : undefined;
      return field?.(asked, query.value) ?? true;
    }
  }
}

export function matchesQuery(product: Product, query: Query, context: GraphqlContext): boolean {
  return matches({ product, context }, query);
}
