import type { Product } from '../catalogue/index.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { hasWords, type WantedWords } from './match-text.ts';
import { type ProductText, productText } from './product-text.ts';

/** What a word found in a field says about the product. */
const WEIGHTS: Readonly<Record<keyof ProductText, number>> = {
  title: 10,
  productType: 5,
  tags: 4,
  vendor: 3,
  variants: 3,
  body: 1,
};

const ALL_IN_TITLE = 20;

/** 0: some word is nowhere. */
export function relevanceOf(
  context: GraphqlContext,
  product: Product,
  wanted: WantedWords,
  fields: readonly (keyof ProductText)[],
): number {
  const text = productText(context, product);
  let score = fields.includes('title') && hasWords(wanted, text.title) ? ALL_IN_TITLE : 0;
  for (const [index, word] of wanted.words.entries()) {
    const isLast = index === wanted.words.length - 1;
    const single = { words: [word], isLastPrefix: wanted.isLastPrefix && isLast };
    const best = Math.max(
      0,
      ...fields.filter((field) => hasWords(single, text[field])).map((field) => WEIGHTS[field]),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}
