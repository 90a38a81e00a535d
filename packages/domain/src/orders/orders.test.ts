import { describe, expect, it, test } from 'vitest';
import { matchesOrder, reorderOf } from './index.ts';

const line = (title: string, merchandiseId: string | null, quantity = 2, mark?: string) => ({
  title,
  merchandiseId,
  quantity,
  sellingPlan: null,
  attributes: mark === undefined ? [] : [{ key: mark }],
});
const sellNow =
  (quantityAvailable: number | null, availableForSale = true) =>
  () => ({ availableForSale, quantityAvailable, sellingPlanIds: ['p1', 'p2'] });

describe('an order again', () => {
  test.each([
    [1, 1, ['Oil']],
    [2, 2, []],
    [3, 2, []],
    [0, 2, []],
    [null, 2, []],
  ])('with %s units left has %s of two', (left, quantity, fewer) => {
    expect(reorderOf([line('Oil', 'v1')], sellNow(left))).toEqual({
      items: [{ merchandiseId: 'v1', quantity, sellingPlanId: null }],
      gone: [],
      fewer,
      once: [],
    });
  });

  it('says once what is sold out or gone, and leaves rewards out', () => {
    const lines = [
      line('Oil', 'v1'),
      line('Oil', 'v1'),
      line('Wax', null),
      line('Gift', 'v2', 1, '_gift_with_purchase'),
      line('Free', 'v3', 1, '_freeItem'),
    ];
    expect(reorderOf(lines, sellNow(5, false))).toEqual({
      items: [],
      gone: ['Oil', 'Wax'],
      fewer: [],
      once: [],
    });
    expect(reorderOf(lines, () => null).gone).toEqual(['Oil', 'Wax']);
  });

  it('has lines of one variant together', () => {
    const { items, fewer } = reorderOf([line('Oil', 'v1'), line('Oil', 'v1')], sellNow(3));
    expect(items).toEqual([{ merchandiseId: 'v1', quantity: 3, sellingPlanId: null }]);
    expect(fewer).toEqual(['Oil']);
  });

  test.each([
    ['offered', 'p2', 'p2', []],
    ['no longer offered', 'p3', null, ['Oil']],
    ['not told', null, null, ['Oil']],
  ])('has the plan of a subscription that is %s', (_, id, sellingPlanId, once) => {
    const reorder = reorderOf([{ ...line('Oil', 'v1'), sellingPlan: { id } }], sellNow(null));
    expect(reorder.items).toEqual([{ merchandiseId: 'v1', quantity: 2, sellingPlanId }]);
    expect(reorder.once).toEqual(once);
  });

  test.each([
    [4, [2, 2], []],
    [3, [2, 1], ['Oil']],
    [2, [2], ['Oil']],
  ])('of %s units left has %j with a plan and once', (left, quantities, fewer) => {
    const lines = [{ ...line('Oil', 'v1'), sellingPlan: { id: 'p1' } }, line('Oil', 'v1')];
    const reorder = reorderOf(lines, sellNow(left));
    expect(reorder.items.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(reorder.items[0]?.sellingPlanId).toBe('p1');
    expect(reorder.fewer).toEqual(fewer);
  });
});

test.each([
  ['1001', true],
  ['#1001', true],
  ['10', true],
  ['1002', false],
  ['creme', true],
  ['CRÈME 250', true],
  ['crème oil', false],
])('an order is found by “%s”: %s', (query, isFound) => {
  const order = { orderNumber: 1001, lines: [{ title: 'Crème', variantTitle: '250 ml' }] };
  expect(matchesOrder(order, query)).toBe(isFound);
});
