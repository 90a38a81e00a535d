import type { GraphqlContext } from '../../core/index.ts';
import type { Product } from '../read/entries.ts';
import { type ProductText, productText } from './match-product.ts';
import { hasWords, type QueryWords, wordsOf } from './match-text.ts';
import type { Query } from './parse-query.ts';

/** What a word found in a field says about the product. */
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

/** 0: some word is nowhere. */
function relevanceOf(
  context: GraphqlContext,
  product: Product,
  requested: QueryWords,
  fields: readonly (keyof ProductText)[],
): number {
  const text = productText(context, product);
  let score = fields.includes('title') && hasWords(requested, text.title) ? ALL_IN_TITLE : 0;
  for (const [index, word] of requested.words.entries()) {
    const isLast = index === requested.words.length - 1;
    const single = { words: [word], isLastPrefix: requested.isLastPrefix && isLast };
    const best = Math.max(
      0,
      ...fields.filter((field) => hasWords(single, text[field])).map((field) => WEIGHTS[field]),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
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
  const scoreOf = (product: Product) =>
    words.reduce(
      (sum, word) =>
        sum + relevanceOf(context, product, { words: [word], isLastPrefix: true }, RANKED_FIELDS),
      0,
    );
  return products
    .map((product) => ({ product, score: scoreOf(product) }))
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}
