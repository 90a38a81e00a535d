import type { GraphqlContext } from '../../../protocol/index.ts';
import type { Product } from '../read/entries.ts';
import { type ProductText, productText } from './match-product.ts';
import { hasWords, wordsOf } from './match-text.ts';
import type { Query } from './parse-query.ts';

/** Weight of a word, by the field that it is found in. */
const WEIGHTS: Readonly<Record<keyof ProductText, number>> = {
  title: 10,
  productType: 5,
  tags: 4,
  vendor: 3,
  variants: 3,
};

const ALL_IN_TITLE = 20;

const RANKED_FIELDS: readonly (keyof ProductText)[] = [
  'title',
  'productType',
  'tags',
  'vendor',
  'variants',
];

/** 0: the word is nowhere. */
function relevanceOf(text: ProductText, word: string): number {
  const requested = { words: [word], isLastPrefix: true };
  const fields = RANKED_FIELDS.filter((field) => hasWords(requested, text[field]));
  const best = Math.max(0, ...fields.map((field) => WEIGHTS[field]));
  return fields.includes('title') ? ALL_IN_TITLE + best : best;
}

function bareWords(query: Query): readonly string[] {
  switch (query.kind) {
    case 'everything':
    case 'not':
      return [];
    case 'all':
    case 'any':
      return query.queries.flatMap(bareWords);
    case 'value':
      return query.field === null ? wordsOf(query.value) : [];
  }
}

/** Products that match a query, the ones it speaks of most first. */
export function byRelevance(
  context: GraphqlContext,
  products: readonly Product[],
  query: Query,
): readonly Product[] {
  const words = bareWords(query);
  const scoreOf = (product: Product) => {
    const text = productText(context, product);
    return words.reduce((sum, word) => sum + relevanceOf(text, word), 0);
  };
  return products
    .map((product) => ({ product, score: scoreOf(product) }))
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}
