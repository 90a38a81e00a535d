import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../core/index.ts';
import { totalsOf } from './totals.ts';

describe('the totals of an order', () => {
  test.each([
    ['nl', 12100, 2100],
    ['fr', 12000, 2000],
    ['de', 11900, 1900],
    ['ie', 12300, 2300],
    ['uk', 12000, 2000],
    ['no', 12500, 2500],
    ['us', 12000, 0],
  ] as const)('hold in %s, of %i minor units, %i of tax', (shop, subtotalInMinorUnits, tax) => {
    const totals = totalsOf({
      shop,
      subtotalInMinorUnits,
      discountInMinorUnits: 0,
      delivery: null,
    });
    expect(totals.taxInMinorUnits).toBe(tax);
    expect(totals.totalInMinorUnits).toBe(subtotalInMinorUnits);
  });

  test('add up in whole minor units, whatever the amounts', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...SHOP_KEYS), amount, amount, (shop, pricedCheckout, price) => {
        const discountInMinorUnits = Math.floor(pricedCheckout / 3);
        const totals = totalsOf({
          shop,
          subtotalInMinorUnits: pricedCheckout,
          discountInMinorUnits,
          delivery: { priceInMinorUnits: price },
        });
        expect(totals.totalInMinorUnits).toBe(pricedCheckout - discountInMinorUnits + price);
        expect(Number.isInteger(totals.taxInMinorUnits)).toBe(true);
        expect(totals.taxInMinorUnits).toBeLessThanOrEqual(totals.totalInMinorUnits);
      }),
    );
  });
});
