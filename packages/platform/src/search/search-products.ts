import type { Product } from '../catalogue/index.ts';
import { isProductForSale } from '../catalogue/read/stock-book.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { wantedWords } from './match-text.ts';
import type { ProductText } from './product-text.ts';
import { relevanceOf } from './relevance.ts';

export type UnavailableProducts = 'HIDE' | 'LAST' | 'SHOW';

export const ALL_FIELDS: readonly (keyof ProductText)[] = [
  'title',
  'productType',
  'vendor',
  'tags',
  'variants',
  'body',
];

export interface ProductSearch {
  readonly query: string;
  readonly isLastWordPrefix: boolean;
  readonly unavailable: UnavailableProducts;
  readonly fields?: readonly (keyof ProductText)[];
}

/** The most relevant first; sold out ones where the caller wants them. */
export function searchProducts(
  context: GraphqlContext,
  { query, isLastWordPrefix, unavailable, fields = ALL_FIELDS }: ProductSearch,
): readonly Product[] {
  const { products, stock } = catalogueOf(context);
  const wanted = wantedWords(query, isLastWordPrefix);
  const found = products
    .map((product) => ({ product, score: relevanceOf(context, product, wanted, fields) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.product.record.number - b.product.record.number)
    .map(({ product }) => product);
  if (unavailable === 'SHOW') return found;
  const available = found.filter((product) => isProductForSale(stock, product));
  if (unavailable === 'HIDE') return available;
  return [...available, ...found.filter((product) => !isProductForSale(stock, product))];
}
