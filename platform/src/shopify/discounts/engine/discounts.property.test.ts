import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Discount } from '../discount.ts';
import type { DiscountTerms, ItemSet } from '../discount-draft.ts';
import { basic, buyGet, discount, line, savedBy, takeOff } from '../testing/builders.ts';
import type { DiscountableLine } from './discount-engine.ts';
import { allocateAmount } from './line-savings.ts';

const COLLECTIONS = ['care', 'travel', 'gift'];
const HANDLES = [
  'care-1',
  'care-2',
  'travel-1',
  'gift-1',
  'care-travel-1',
  'care-gift-1',
  'other-1',
];

const items: fc.Arbitrary<ItemSet> = fc.oneof(
  fc.constant<ItemSet>({ kind: 'all' }),
  fc
    .subarray(COLLECTIONS, { minLength: 1 })
    .map((collections): ItemSet => ({ kind: 'collections', collections })),
  fc
    .subarray(HANDLES, { minLength: 1 })
    .map((products): ItemSet => ({ kind: 'products', products, variants: [] })),
);
const amountInMinorUnits = fc.integer({ min: 1, max: 20_000 });
const threshold = fc.oneof(
  fc.record({ kind: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountInMinorUnits }),
);
const percentage = fc.record({
  kind: fc.constant('percentage' as const),
  percentage: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
});
const amount = fc.record({ kind: fc.constant('amount' as const), amountInMinorUnits });
const buyGetTerms = fc
  .record({
    buys: fc.record({ items, threshold }),
    gets: fc.record({
      items,
      quantity: fc.integer({ min: 1, max: 3 }),
      reduction: fc.oneof(percentage, amount),
    }),
    usesPerOrderLimit: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map((given): DiscountTerms => buyGet(given));
const basicTerms = fc
  .record({
    items,
    minimum: fc.option(threshold),
    reduction: fc.oneof(
      percentage,
      fc.record({
        kind: fc.constant('amount' as const),
        amountInMinorUnits,
        isPerItem: fc.boolean(),
      }),
    ),
  })
  .map((given): DiscountTerms => basic(given));
const discounts: fc.Arbitrary<readonly Discount[]> = fc
  .array(
    fc.record({
      terms: fc.oneof(buyGetTerms, basicTerms),
      combinesWith: fc.record({
        orderDiscounts: fc.boolean(),
        productDiscounts: fc.boolean(),
        shippingDiscounts: fc.boolean(),
      }),
      appliesOnSubscription: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((given, index) => discount({ ...given, id: index + 1 })));
const cart: fc.Arbitrary<readonly DiscountableLine[]> = fc
  .array(
    fc.record({
      handle: fc.constantFrom(...HANDLES),
      quantity: fc.integer({ min: 0, max: 9 }),
      price: fc.integer({ min: 0, max: 9999 }),
      sellingPlanId: fc.option(fc.constant('monthly')),
      attributes: fc.constantFrom([], [{ key: '_freeItem', value: 'true' }]),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ handle, quantity, price, ...given }, index) =>
      line(handle, quantity, price, { ...given, id: `line ${index}` }),
    ),
  );

const total = (lines: readonly DiscountableLine[]) =>
  lines.reduce((sum, each) => sum + each.unitPriceInMinorUnits * each.quantity, 0);

test('savings are whole cents, at most what there is, one on a line, whatever the attributes', () => {
  fc.assert(
    fc.property(discounts, cart, (all, lines) => {
      const off = takeOff(all, lines);
      for (const each of lines) {
        const saved = off.lines[each.id] ?? 0;
        expect(Number.isInteger(saved)).toBe(true);
        expect(saved).toBeLessThanOrEqual(each.unitPriceInMinorUnits * each.quantity);
      }
      expect(off.order.every((saved) => Number.isInteger(saved) && saved > 0)).toBe(true);
      expect(savedBy(off)).toBeLessThanOrEqual(total(lines));
      const ids = off.result.lineAllocations.map(({ lineId }) => lineId);
      expect(new Set(ids).size).toBe(ids.length);
      const plain = lines.map((each) => ({ ...each, attributes: [] }));
      expect(takeOff(all, plain).result).toEqual(off.result);
    }),
  );
});

test('no single discount of a cart saves more than the cart is given', () => {
  fc.assert(
    fc.property(discounts, cart, (all, lines) => {
      const saved = savedBy(takeOff(all, lines));
      for (const each of all) expect(saved).toBeGreaterThanOrEqual(savedBy(takeOff([each], lines)));
    }),
  );
});

test('where nothing is both bought and given, exactly what is earned is given', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.option(fc.integer({ min: 1, max: 3 })),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 9 }),
      (quantity, usesPerOrderLimit, bought, offered) => {
        const buys = { ...buyGet().buys, threshold: { kind: 'quantity', quantity } as const };
        const off = takeOff(
          [discount({ terms: buyGet({ buys, usesPerOrderLimit }) })],
          [line('care-1', bought, 500), line('travel-1', offered, 950)],
        );
        const earned = Math.min(Math.floor(bought / quantity), usesPerOrderLimit ?? 99);
        expect(savedBy(off)).toBe(Math.min(earned, offered) * 950);
      },
    ),
  );
});

test('shares add up to the amount, and none exceeds its price', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000)), (requested, prices) => {
      const shares = allocateAmount(requested, prices);
      const all = prices.reduce((sum, price) => sum + price, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(requested, all));
      expect(shares.every((share, index) => share <= (prices[index] ?? 0))).toBe(true);
    }),
  );
});
