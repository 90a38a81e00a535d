import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from '../promotions/cart-line.test-kit.ts';
import { decideFreeItem, type PromotionLine } from '../promotions/index.ts';
import { discount, freeProduct } from './discount.test-kit.ts';
import { discountProgress, type SweepInput, sweepFreeLines } from './index.ts';

const PROMO = {
  threshold: 3,
  collections: ['care'],
  excludedTags: [],
  freeItem: { productId: 'mask', variantId: 'mask-variant' },
};
const boughtLine = (quantity: number) => promotionLine({ quantity });
const combs = (quantity: number) => freeLine({ variant: 'comb', quantity });
const mask = (quantity: number) => freeLine({ product: 'mask', quantity });
const pouch = (quantity: number) => giftLine({ variant: 'pouch', quantity });
const GIFT = discount({ discountId: 'gift', freeProducts: [freeProduct('pouch')] });

function sweep(lines: readonly PromotionLine[], input: Partial<SweepInput> = {}) {
  const all = { lines, discounts: [discount()], gifts: [GIFT], promo: PROMO, ...input };
  return sweepFreeLines(all).map(({ variantId, quantity }) => [variantId, quantity]);
}

describe('sweepFreeLines', () => {
  const towel = freeLine({ variant: 'towel' });
  const freePouch = freeLine({ variant: 'pouch' });
  const givenComb = giftLine({ variant: 'comb' });
  test.each<[string, readonly PromotionLine[], ReturnType<typeof sweep>]>([
    ['an earned free unit stays', [boughtLine(2), combs(1)], []],
    ['one that is no longer earned goes', [boughtLine(1), combs(1)], [['comb', 0]]],
    ['two earned stay', [boughtLine(4), combs(2)], []],
    ['of two, one earned stays', [boughtLine(3), combs(2)], [['comb', 1]]],
    ['one that no discount gives goes', [boughtLine(9), towel], [['towel', 0]]],
    ['one that was bought stays', [promotionLine({ variant: 'comb' })], []],
    ['an earned free item stays', [boughtLine(3), mask(1)], []],
    ['an unearned free item goes', [boughtLine(2), mask(1)], [['mask-variant', 0]]],
    ['a second free item goes', [boughtLine(3), mask(2)], [['mask-variant', 1]]],
    ['an earned gift stays', [boughtLine(2), pouch(1)], []],
    ['an unearned gift goes', [boughtLine(1), pouch(1)], [['pouch', 0]]],
    ['a gift is not given as a free unit', [boughtLine(2), freePouch], [['pouch', 0]]],
    ['a free unit is not given as a gift', [boughtLine(2), givenComb], [['comb', 0]]],
    ['one that is sold out stays while it is earned', [boughtLine(2), combs(0)], []],
    ['one that is sold out goes when it is not', [boughtLine(1), combs(0)], [['comb', 0]]],
    ['what is gone is left to the cart', [{ ...combs(1), merchandise: null }], []],
    ['an empty cart is in order', [], []],
  ])('%s', (_, lines, swept) => {
    expect(sweep(lines)).toEqual(swept);
  });

  it('takes all free lines out once the discount has ended', () => {
    expect(
      sweep([boughtLine(9), combs(1)], { discounts: [discount({ isActive: false })] }),
    ).toEqual([['comb', 0]]);
    expect(sweep([boughtLine(9), pouch(1)], { gifts: [] })).toEqual([['pouch', 0]]);
    expect(sweep([boughtLine(9), mask(1)], { promo: null })).toEqual([['mask-variant', 0]]);
    expect(sweep([boughtLine(9), mask(1)], { promo: { ...PROMO, freeItem: null } })).toEqual([
      ['mask-variant', 0],
    ]);
  });

  it('leaves no undeserved free unit, takes no deserved one, and then rests', () => {
    const anyLine: fc.Arbitrary<PromotionLine> = fc
      .tuple(fc.constantFrom(boughtLine, combs, mask, pouch), fc.integer({ min: 1, max: 6 }))
      .map(([make, quantity]) => make(quantity));
    const anyDiscount = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.option(fc.nat({ max: 3 })), fc.boolean())
      .map(([quantity, usesPerOrderLimit, isActive]) =>
        discount({ buyValue: { kind: 'quantity', quantity }, usesPerOrderLimit, isActive }),
      );
    const anyLines = fc.uniqueArray(anyLine, { selector: ({ id }) => id });
    fc.assert(
      fc.property(anyLines, anyDiscount, (lines, drawn) => {
        const input = { discounts: [drawn], gifts: [GIFT], promo: PROMO };
        const quantityOf = (all: readonly PromotionLine[], variantId: string) =>
          all.find(({ merchandise }) => merchandise?.id === variantId)?.quantity ?? 0;
        const swept = new Map(
          sweepFreeLines({ ...input, lines }).map(({ id, quantity }) => [id, quantity]),
        );
        const after = lines
          .map((line) => ({ ...line, quantity: swept.get(line.id) ?? line.quantity }))
          .filter(({ quantity }) => quantity > 0);
        const { allowedUnits } = discountProgress(drawn, after);
        expect(quantityOf(after, 'comb')).toBe(Math.min(quantityOf(lines, 'comb'), allowedUnits));
        expect(sweepFreeLines({ ...input, lines: after })).toEqual([]);
        const decision = decideFreeItem({
          lines: after,
          settings: PROMO,
          isFreeItemDisabled: false,
          wasRemovedByHand: false,
          isGivenByDiscount: false,
        });
        expect(decision.kind).not.toBe('remove');
      }),
    );
  });
});
