import { describe, expect, test } from 'vitest';
import type { DiscountAllocation, DiscountEngine } from '../../discounts/index.ts';
import { EMPTY_CONTENTS } from '../cart.ts';
import { assortment, line, MASK, merchandise, noDiscounts, PLAN } from '../testing/builders.ts';
import { priceCart, spreadAllocations } from './price-cart.ts';

const sold = assortment(
  merchandise({ compareAtPriceInMinorUnits: 1500 }),
  merchandise({
    id: MASK,
    priceInMinorUnits: 999,
    sellingPlans: [{ id: PLAN, priceInMinorUnits: 899 }],
  }),
);
const contents = {
  ...EMPTY_CONTENTS,
  lines: [line({ quantity: 3 }), line({ id: 'b', merchandiseId: MASK, sellingPlanId: PLAN })],
  discountCodes: ['SUMMER', 'WELKOM'],
};
const application = {
  allocationMethod: 'ACROSS',
  targetSelection: 'ALL',
  targetType: 'LINE_ITEM',
  value: { kind: 'percentage', percentage: 10 },
} as const;

describe('pricing a cart', () => {
  test('multiplies, applies the plan and adds up', () => {
    const priced = priceCart(contents, sold, noDiscounts);
    expect(priced.lines.map((each) => each.totalInMinorUnits)).toEqual([3750, 899]);
    expect(priced.lines.map((each) => each.compareAtUnitPriceInMinorUnits)).toEqual([1500, 999]);
    expect(priced).toMatchObject({
      totalQuantity: 4,
      subtotalInMinorUnits: 4649,
      totalInMinorUnits: 4649,
    });
  });

  test('leaves out what is no longer sold', () => {
    const priced = priceCart(contents, assortment(merchandise()), noDiscounts);
    expect(priced.lines.map(({ line: { id } }) => id)).toEqual(['a']);
    expect(priced.totalQuantity).toBe(3);
  });

  test('knows no code while there are no discounts', () => {
    expect(priceCart(contents, sold, noDiscounts).discountCodes).toEqual([
      { code: 'SUMMER', applicable: false },
      { code: 'WELKOM', applicable: false },
    ]);
  });

  test('takes off line discounts before the subtotal and cart discounts after it', () => {
    const engine: DiscountEngine = ({ lines }) => ({
      lineAllocations: lines.slice(0, 1).map(({ id, unitPriceInMinorUnits }) => ({
        lineId: id,
        source: { kind: 'automatic', title: 'One free' },
        amountInMinorUnits: unitPriceInMinorUnits,
        application,
      })),
      cartAllocations: [
        { source: { kind: 'code', code: 'WELKOM' }, amountInMinorUnits: 100, application },
      ],
      applicableCodes: new Map([['WELKOM', 'WELKOM']]),
    });
    const priced = priceCart(contents, sold, engine);
    expect(priced.lines[0]).toMatchObject({ subtotalInMinorUnits: 3750, totalInMinorUnits: 2500 });
    expect(priced).toMatchObject({ subtotalInMinorUnits: 3399, totalInMinorUnits: 3299 });
    expect(priced.discountCodes.map(({ applicable }) => applicable)).toEqual([false, true]);
  });

  test('never goes below nothing', () => {
    const greedy: DiscountEngine = () => ({
      lineAllocations: [],
      cartAllocations: [
        { source: { kind: 'automatic', title: 'All' }, amountInMinorUnits: 4650, application },
      ],
      applicableCodes: new Map(),
    });
    expect(() => priceCart(contents, sold, greedy)).toThrow('exceed its amount by 1 minor');
  });
});

function allocation(code: string, amountInMinorUnits: number): DiscountAllocation {
  return {
    source: { kind: 'code', code },
    amountInMinorUnits,
    application: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: { kind: 'percentage', percentage: 20 },
    },
  };
}

function spread(totals: readonly number[], ...allocations: readonly DiscountAllocation[]) {
  const lines = totals.map((totalInMinorUnits) => ({ totalInMinorUnits }));
  return spreadAllocations({ lines, allocations }).map(({ source, amountInMinorUnits }) => [
    source.kind === 'code' ? source.code : source.title,
    amountInMinorUnits,
  ]);
}

test('a discount of the order is told for each line that bears a part of it', () => {
  expect(spread([0, 1250, 5000], allocation('A', 1250))).toEqual([
    ['A', 250],
    ['A', 1000],
  ]);
});

test('parts add up to the discount, and several discounts to no more than the lines cost', () => {
  expect(spread([100, 100, 100], allocation('A', 100))).toEqual([
    ['A', 34],
    ['A', 33],
    ['A', 33],
  ]);
  expect(spread([100, 300], allocation('A', 200), allocation('B', 200))).toEqual([
    ['A', 50],
    ['A', 150],
    ['B', 50],
    ['B', 150],
  ]);
});

test('nothing is told where nothing is taken off', () => {
  expect(spread([100])).toEqual([]);
  expect(spread([0], allocation('A', 0))).toEqual([]);
});
