import { describe, expect, it, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from '../promotions/cart-line.test-kit.ts';
import { discount } from './discount.test-kit.ts';
import { type BuyItems, discountProgress } from './index.ts';

const earnUnits = (...input: Parameters<typeof discountProgress>) =>
  discountProgress(...input).earnedUnits;

describe('discountProgress', () => {
  test.each([
    [1, 0, false],
    [2, 1, true],
    [3, 1, true],
    [4, 2, true],
    [5, 2, true],
    [6, 3, true],
  ])('at "2 get 1", %d bought earn %d', (quantity, earnedUnits, isTriggered) => {
    expect(discountProgress(discount(), [promotionLine({ quantity })])).toEqual({
      qualifying: quantity,
      threshold: 2,
      isTriggered,
      earnedUnits,
      allowedUnits: earnedUnits,
    });
  });

  test.each([
    ['24.99', 1, 0],
    ['25.0', 1, 1],
    ['25.01', 1, 1],
    ['49.99', 1, 1],
    ['12.5', 4, 2],
    ['8.33', 3, 0], // 24.99
    ['8.34', 3, 1], // 25.02
  ])('at "spend 25", %s × %d earn %d', (price, quantity, earnedUnits) => {
    const spend = discount({ buyValue: { kind: 'amount', amountInMinorUnits: 2500 } });
    expect(earnUnits(spend, [promotionLine({ price, quantity })])).toBe(earnedUnits);
  });

  test.each([
    ['24.99', 0],
    ['25.0', 1],
    ['25.01', 1],
  ])('a subscription at %s in place of 27.50 earns %d at "spend 25"', (amount, earnedUnits) => {
    const spend = discount({ buyValue: { kind: 'amount', amountInMinorUnits: 2500 } });
    const cost = { amountPerQuantity: { amount, currencyCode: 'EUR' } };
    const line = { ...promotionLine({ price: '27.5' }), cost };
    expect(earnUnits(spend, [line])).toBe(earnedUnits);
  });

  test.each([
    [null, 3],
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])(
    'with a limit of %s per order, three earned units allow %d',
    (usesPerOrderLimit, allowedUnits) => {
      const progress = discountProgress(discount({ usesPerOrderLimit }), [
        promotionLine({ quantity: 6 }),
      ]);
      expect(progress).toMatchObject({ earnedUnits: 3, allowedUnits });
    },
  );

  it('earns nothing when it is not active, and still says how far the cart is', () => {
    const ended = discount({ isActive: false });
    expect(discountProgress(ended, [promotionLine({ quantity: 9 })])).toEqual({
      qualifying: 9,
      threshold: 2,
      isTriggered: false,
      earnedUnits: 0,
      allowedUnits: 0,
    });
  });

  const buy = (productIds: readonly string[], variantIds: readonly string[]) =>
    ({ kind: 'products', productIds, variantIds }) as const;
  test.each<[string, BuyItems, number]>([
    ['all items', { kind: 'all' }, 7],
    ['a product', buy(['shampoo'], []), 3],
    ['a variant', buy([], ['serum-variant']), 4],
    ['a product and a variant of it, once', buy(['serum'], ['serum-variant']), 4],
    ['no products', buy([], []), 0],
    ['a product id is not a variant id', buy(['serum-variant'], ['shampoo']), 0],
    ['a collection', { kind: 'collections', collectionIds: ['id of care'] }, 3],
    ['two collections', { kind: 'collections', collectionIds: ['id of care', 'id of oils'] }, 7],
    ['a collection by its id, not its handle', { kind: 'collections', collectionIds: ['care'] }, 0],
  ])('counts %s', (_, buyItems, qualifying) => {
    const lines = [
      promotionLine({ quantity: 3 }),
      promotionLine({ product: 'serum', quantity: 4, collections: ['tools', 'oils'] }),
    ];
    expect(discountProgress(discount({ buyItems }), lines).qualifying).toBe(qualifying);
  });

  it('does not count gifts, free units or what is gone', () => {
    const lines = [
      giftLine({ quantity: 5 }),
      freeLine({ quantity: 5 }),
      { ...promotionLine({ quantity: 5 }), merchandise: null },
    ];
    expect(discountProgress(discount(), [...lines, promotionLine()]).qualifying).toBe(1);
  });
});
