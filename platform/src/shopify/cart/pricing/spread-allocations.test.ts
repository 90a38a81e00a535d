import { expect, test } from 'vitest';
import type { DiscountAllocation } from '../../discounts/index.ts';
import { spreadAllocations } from './spread-allocations.ts';

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
