import type { Product } from '../catalogue/index.ts';
import { plainText } from '../catalogue/resolvers/plain-text.ts';
import { ofProduct, translate } from '../catalogue/resolvers/translate.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { wordsOf } from './fold.ts';

/** A product's words in one language, by the field that they stand in. */
export interface ProductText {
  readonly title: readonly string[];
  readonly productType: readonly string[];
  readonly vendor: readonly string[];
  readonly tags: readonly string[];
  readonly variants: readonly string[];
  readonly body: readonly string[];
}

// Products are made anew with every import, so what is remembered of one never grows stale.
const remembered = new WeakMap<Product, Map<string, ProductText>>();

function readText(context: GraphqlContext, { record }: Product): ProductText {
  const text = (key: string, original: string) =>
    wordsOf(translate(context, { ...ofProduct(record), key }, original));
  const body = translate(
    context,
    { ...ofProduct(record), key: 'body_html' },
    record.descriptionHtml,
  );
  return {
    title: text('title', record.title),
    productType: text('product_type', record.productType),
    vendor: wordsOf(record.vendor),
    tags: record.tags.flatMap(wordsOf),
    variants: record.variants.flatMap(({ title, sku, barcode }) =>
      wordsOf(`${title === 'Default Title' ? '' : title} ${sku ?? ''} ${barcode ?? ''}`),
    ),
    body: wordsOf(plainText(body)),
  };
}

export function productText(context: GraphqlContext, product: Product): ProductText {
  const byLanguage = remembered.get(product) ?? new Map<string, ProductText>();
  remembered.set(product, byLanguage);
  const known = byLanguage.get(context.language);
  if (known !== undefined) return known;
  const text = readText(context, product);
  byLanguage.set(context.language, text);
  return text;
}
