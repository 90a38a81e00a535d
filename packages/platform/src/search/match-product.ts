import type { Product } from '../catalogue/index.ts';
import { isProductForSale } from '../catalogue/read/stock-book.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { compares, readComparison } from './compare-value.ts';
import { hasWords, isSameText, wantedWords } from './match-text.ts';
import type { Query } from './parse-query.ts';
import { productText } from './product-text.ts';

type FieldMatcher = (product: Product, value: string, context: GraphqlContext) => boolean;

function matchesPrice(product: Product, value: string): boolean {
  const comparison = readComparison(value);
  const wanted = Math.round(Number(comparison.operand) * 100);
  return product.variants.some(({ record }) =>
    compares(record.priceInMinorUnits, comparison, wanted),
  );
}

function matchesDate(found: string, value: string): boolean {
  const comparison = readComparison(value);
  return compares(Date.parse(found), comparison, Date.parse(comparison.operand));
}

function hasTag({ record }: Product, value: string): boolean {
  return record.tags.some((tag) => isSameText(value, tag));
}

/** The fields that Shopify's reference names for products. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  available_for_sale: (product, value, context) =>
    isProductForSale(catalogueOf(context).stock, product) === (value.toLowerCase() === 'true'),
  created_at: ({ record }, value) => matchesDate(record.createdAt, value),
  updated_at: ({ record }, value) => matchesDate(record.updatedAt, value),
  product_type: ({ record }, value) => isSameText(value, record.productType),
  tag: hasTag,
  tag_not: (product, value) => !hasTag(product, value),
  title: (product, value, context) =>
    hasWords(wantedWords(value), productText(context, product).title),
  'variants.price': matchesPrice,
  vendor: ({ record }, value) => isSameText(value, record.vendor),
};

function matchesAnywhere(product: Product, value: string, context: GraphqlContext): boolean {
  const { title, productType, vendor, tags, variants } = productText(context, product);
  const found = [...title, ...productType, ...vendor, ...tags, ...variants];
  return value === '*' || hasWords(wantedWords(value), found);
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
