import type { GraphqlContext } from '../../../protocol/index.ts';
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

/** A product that a query is asked of: its words are read once, however many are looked for. */
interface Asked {
  readonly product: Product;
  readonly context: GraphqlContext;
  readonly text: () => ProductText;
  /** The words of all fields. */
  readonly words: () => readonly string[];
}

function askedOf(product: Product, context: GraphqlContext): Asked {
  let known: ProductText | null = null;
  const text = () => {
    known ??= productText(context, product);
    return known;
  };
  let all: readonly string[] | null = null;
  const words = () => {
    const { title, productType, vendor, tags, variants } = text();
    all ??= [...title, ...productType, ...vendor, ...tags, ...variants];
    return all;
  };
  return { product, context, text, words };
}

type FieldMatcher = (asked: Asked, value: string) => boolean;

function matchesPrice({ product }: Asked, value: string): boolean {
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

function hasTag({ product }: Asked, value: string): boolean {
  return product.facts.tags.some((tag) => isSameText(value, tag));
}

/** The fields that Shopify's reference names for products. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  available_for_sale: ({ product, context }, value) =>
    isProductForSale(catalogueOf(context).stock, product) === (value.toLowerCase() === 'true'),
  created_at: ({ product }, value) => matchesDate(product.facts.createdAtInMs, value),
  updated_at: ({ product }, value) => matchesDate(product.facts.updatedAtInMs, value),
  product_type: ({ product }, value) => isSameText(value, product.facts.productType),
  tag: hasTag,
  tag_not: (asked, value) => !hasTag(asked, value),
  title: ({ text }, value) => hasWords(queryWords(value), text().title),
  'variants.price': matchesPrice,
  vendor: ({ product }, value) => isSameText(value, product.facts.vendor),
};

function matchesAnywhere({ words }: Asked, value: string): boolean {
  return value === '*' || hasWords(queryWords(value), words());
}

/** A field that is not searchable is ignored, as Shopify does. */
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
  return matches(askedOf(product, context), query);
}
