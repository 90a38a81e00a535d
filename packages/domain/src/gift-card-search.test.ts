import { describe, expect, it, test } from 'vitest';
import { makeVariant } from './catalogue/product.test-kit.ts';
import { answerGiftCards, asksForGiftCard } from './gift-card-search.ts';

test.each([
  ['cadeaubon', true],
  ['een Cadeaubon van 25 euro', true],
  ['Gutschein', true],
  ['Gutscheincode', false],
  ['gift card', true],
  ['gift', false],
  ['card gift', false],
  ['Tarjeta Regalo', true],
  ['carte cadeau', true],
  ['cheque cadeau', true],
  ['presentkort', true],
  ['gåvokort', true],
  ['gavekort', true],
  ['cadeau', false],
  ['', false],
])('“%s” asks for a gift card: %s', (query, expected) => {
  expect(asksForGiftCard(query)).toBe(expected);
});

describe('who looks for a gift card', () => {
  const product = (id: string, more: object = {}) => ({ id, firstVariant: null, ...more });
  const card = product('card', { firstVariant: makeVariant('1', { isGiftCard: true }) });
  const set = product('set', { bundledProducts: ['a', 'b'] });
  const [pouch, comb] = [product('pouch'), product('comb')];

  it('finds those that are sold first, whatever the search found', () => {
    expect(answerGiftCards([pouch, set], [set, comb, card, pouch])).toEqual({
      sellsGiftCards: true,
      products: [card, pouch, set],
    });
  });

  it('finds sets first where none are sold', () => {
    expect(answerGiftCards([pouch, set], [comb, pouch, set])).toEqual({
      sellsGiftCards: false,
      products: [set, pouch],
    });
  });
});
