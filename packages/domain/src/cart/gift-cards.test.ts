import { describe, expect, it } from 'vitest';
import { beforeGiftCards, giftCardOf, mayBeGiftCard } from './index.ts';

it.each([
  ['with 7 characters', 'abcdef7', false],
  ['with 8 characters', 'abcdefg8', true],
  ['with 20 characters', 'ABCDEFGHIJKLMNOPQRS0', true],
  ['with 21 characters', 'ABCDEFGHIJKLMNOPQRST1', false],
  ['with blanks and hyphens', ' ABCD-efgh 1234\t5678 ', true],
  ['with another sign', 'ABCDEFG_', false],
  ['without any', '', false],
])('a code may be a gift card’s: %s', (_, code, expected) => {
  expect(mayBeGiftCard(code)).toBe(expected);
});

describe('a card is found by how its code ends', () => {
  const cards = [{ lastCharacters: 'EFGH' }, { lastCharacters: '5678' }];

  it.each([
    ['abcd-efgh', cards[0]],
    ['ABCD 1234 5678', cards[1]],
    ['abcd1234', null],
    ['efgh', null],
  ])('%s', (code, expected) => {
    expect(giftCardOf(cards, code)).toBe(expected);
  });
});

it('a total that two cards of 10 and 20 euros paid all of, or a part of, is what it was before', () => {
  const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
  const cards = ['10.0', '20.0'].map((amount) => ({ amountUsed: euros(amount) }));
  expect(beforeGiftCards(euros('0.0'), cards)).toEqual(euros('30.00'));
  expect(beforeGiftCards(euros('0.01'), cards)).toEqual(euros('30.01'));
  expect(beforeGiftCards(euros('5.0'), [])).toEqual(euros('5.0'));
});
