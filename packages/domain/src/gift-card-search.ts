import type { ProductSummary } from './catalogue/index.ts';
import words from './gift-card-words.json' with { type: 'json' };
import { wordsOf } from './words.ts';

type Sold = Pick<ProductSummary, 'id' | 'firstVariant' | 'bundledProducts'>;

const ASKED = Object.values(words)
  .flatMap((phrases) => phrases.split(', '))
  .map((phrase) => ` ${wordsOf(phrase).join(' ')} `);

/** Tells whether a search asks for a gift card, in whatever language. */
export function asksForGiftCard(query: string): boolean {
  const asked = ` ${wordsOf(query).join(' ')} `;
  return ASKED.some((phrase) => asked.includes(phrase));
}

/** Puts what answers the wish for a gift card before what was found: gift cards, and sets where none are sold. */
export function answerGiftCards<Product extends Sold>(
  found: readonly Product[],
  onSale: readonly Product[],
): { readonly sellsGiftCards: boolean; readonly products: readonly Product[] } {
  const giftCards = onSale.filter(({ firstVariant }) => firstVariant?.isGiftCard === true);
  const first = giftCards.length > 0 ? giftCards : onSale.filter(isSet);
  const ids = new Set(first.map(({ id }) => id));
  return {
    sellsGiftCards: giftCards.length > 0,
    products: [...first, ...found.filter(({ id }) => !ids.has(id))],
  };
}

export function isSet({ bundledProducts = [] }: Pick<ProductSummary, 'bundledProducts'>): boolean {
  return bundledProducts.length > 0;
}
