import { describe, expect, it, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from '../promotions/cart-line.test-kit.ts';
import type { PromotionLine } from '../promotions/index.ts';
import { discount, freeProduct } from './discount.test-kit.ts';
import { freeItemOffers, giftOffers, nearOffers } from './index.ts';

const boughtLine = (quantity: number) => promotionLine({ quantity });
const combs = (quantity: number) => freeLine({ variant: 'comb', quantity });
const PROMO = {
  threshold: 2,
  collections: ['care'],
  excludedTags: [],
  freeItem: { productId: 'product of comb', variantId: 'comb' },
};

function unitsLeft(lines: readonly PromotionLine[], facts = {}) {
  const [offer] = freeItemOffers({ lines, discounts: [discount(facts)], promo: null });
  return offer?.unitsLeft ?? 0;
}

describe('freeItemOffers', () => {
  test.each([
    [1, 0, 0],
    [2, 0, 1],
    [2, 1, 0],
    [2, 2, 0],
    [4, 0, 2],
    [4, 1, 1],
    [4, 2, 0],
    [4, 3, 0],
  ])('with %d bought and %d free in the cart, %d more are on offer', (quantity, free, left) => {
    expect(unitsLeft([boughtLine(quantity), ...(free === 0 ? [] : [combs(free)])])).toBe(left);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [1, 1, 0],
    [2, 1, 1],
    [3, 1, 1],
  ])('stays below a limit of %d per order with %d free', (usesPerOrderLimit, free, left) => {
    const lines = [boughtLine(4), ...(free === 0 ? [] : [combs(free)])];
    expect(unitsLeft(lines, { usesPerOrderLimit })).toBe(left);
  });

  it('names the discount and what it gives, everything of it while units are left', () => {
    const freeProducts = [freeProduct('comb'), freeProduct('towel')];
    expect(
      freeItemOffers({
        lines: [boughtLine(4), combs(1)],
        discounts: [discount({ freeProducts })],
        promo: null,
      }),
    ).toEqual([
      {
        discountId: 'gid://shopify/DiscountAutomaticNode/1',
        title: 'Two and a comb',
        unitsLeft: 1,
        products: freeProducts,
      },
    ]);
  });

  it('offers nothing of a discount that is over or gives nothing', () => {
    expect(unitsLeft([boughtLine(2)], { isActive: false })).toBe(0);
    expect(unitsLeft([boughtLine(2)], { freeProducts: [] })).toBe(0);
  });

  it('does not let a comb that was bought, or given as a gift, use the offer up', () => {
    expect(unitsLeft([promotionLine({ variant: 'comb', quantity: 2 })])).toBe(1);
    expect(unitsLeft([boughtLine(2), giftLine({ variant: 'comb' })])).toBe(1);
    expect(unitsLeft([boughtLine(2), freeLine({ variant: 'towel' })])).toBe(1);
  });

  it('keeps two discounts apart, also when they give the same', () => {
    const first = discount();
    const second = discount({ discountId: 'second', buyValue: { kind: 'quantity', quantity: 4 } });
    const input = { discounts: [first, second], promo: null };
    const unitsByVariant = (lines: readonly PromotionLine[]) =>
      freeItemOffers({ ...input, lines }).map((offer) => [offer.discountId, offer.unitsLeft]);
    expect(unitsByVariant([boughtLine(4)])).toEqual([
      [first.discountId, 2],
      ['second', 1],
    ]);
    expect(unitsByVariant([boughtLine(4), combs(2)])).toEqual([['second', 1]]);
    expect(unitsByVariant([boughtLine(4), combs(3)])).toEqual([]);
  });

  it('does not let the free item of the promotion use an offer up', () => {
    const input = { discounts: [discount()], promo: PROMO };
    expect(freeItemOffers({ ...input, lines: [boughtLine(2), combs(1)] })).toMatchObject([
      { unitsLeft: 1 },
    ]);
    expect(freeItemOffers({ ...input, lines: [boughtLine(2), combs(2)] })).toEqual([]);
    const bare = { ...PROMO, freeItem: null };
    expect(freeItemOffers({ ...input, promo: bare, lines: [boughtLine(2), combs(1)] })).toEqual([]);
  });
});

describe('giftOffers', () => {
  const gift = discount({
    discountId: 'gift',
    freeProducts: [freeProduct('pouch'), freeProduct('comb')],
  });

  test.each([
    [1, 0],
    [2, 1],
    [9, 1],
  ])('with %d bought there are %d gift offers, of one unit', (quantity, count) => {
    const offers = giftOffers([boughtLine(quantity)], [gift]);
    expect(offers).toHaveLength(count);
    if (count === 1) {
      expect(offers[0]).toEqual({
        discountId: 'gift',
        title: 'Two and a comb',
        unitsLeft: 1,
        products: gift.freeProducts,
      });
    }
  });

  it('clears the list when a gift is in the cart', () => {
    expect(giftOffers([boughtLine(9), giftLine({ variant: 'pouch' })], [gift])).toEqual([]);
    expect(giftOffers([boughtLine(9), giftLine({ variant: 'other' })], [gift, gift])).toEqual([]);
  });

  it('offers nothing that is over, used up by its limit, or empty', () => {
    expect(giftOffers([boughtLine(9)], [{ ...gift, isActive: false }])).toEqual([]);
    expect(giftOffers([boughtLine(9)], [{ ...gift, usesPerOrderLimit: 0 }])).toEqual([]);
    expect(giftOffers([boughtLine(9)], [{ ...gift, freeProducts: [] }])).toEqual([]);
  });
});

describe('nearOffers', () => {
  const near = (lines: readonly PromotionLine[], facts = {}) =>
    nearOffers({ lines, discounts: [discount(facts)], gifts: [], promo: null });

  test.each([
    [0, 0],
    [1, 1],
    [2, 0],
  ])('with %d of 2 bought there are %d', (quantity, count) => {
    expect(near(quantity === 0 ? [] : [boughtLine(quantity)])).toHaveLength(count);
  });

  it('tells what counts, and what it takes', () => {
    expect(near([boughtLine(1)])).toEqual([
      {
        discountId: 'gid://shopify/DiscountAutomaticNode/1',
        title: 'Two and a comb',
        kind: 'quantity',
        qualifying: 1,
        threshold: 2,
      },
    ]);
  });

  it('passes over what is over, sold out, or told by the meter of the free item', () => {
    const soldOut = { ...freeProduct('comb'), isSoldOut: true as const };
    expect(near([boughtLine(1)], { isActive: false })).toEqual([]);
    expect(near([boughtLine(1)], { freeProducts: [soldOut] })).toEqual([]);
    const told = { lines: [boughtLine(1)], discounts: [discount()], gifts: [], promo: PROMO };
    expect(nearOffers(told)).toEqual([]);
  });

  it('tells of a further gift only while none is in the cart, as there is one', () => {
    const gifts = [discount({ discountId: 'gift' })];
    const input = { discounts: [], gifts, promo: null };
    expect(nearOffers({ ...input, lines: [boughtLine(1)] })).toMatchObject([
      { discountId: 'gift' },
    ]);
    expect(nearOffers({ ...input, lines: [boughtLine(1), giftLine()] })).toEqual([]);
  });
});
