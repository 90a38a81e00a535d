import { expect, test } from 'vitest';
import { checkout, line, merchandise } from '../measurement/measurement.test-kit.ts';
import { changedLines } from './use-cart-mutations.ts';

const before = checkout(line(1, 2, 10, 20), line(2, 1, 5, 5));
const idOf = (id: number) => `gid://shopify/CartLine/${id}`;

test.each([
  ['what was empty', null, 3, 3],
  ['what has two', before, 5, 3],
  ['another one than before', { ...before, id: 'bought' }, 3, 3],
  ['one that gets what stock there is', before, 4, 2],
  ['one that gets none, sold out meanwhile', before, 2, 0],
])('of three put into the bag, %s, as many are added as it got', (_, was, held, added) => {
  const shampoo = merchandise(1, 10);
  const addition = { lineItem: { variantId: shampoo.id, quantity: 3 }, merchandise: shampoo };
  const change = { kind: 'add', additions: [addition] } as const;
  expect(changedLines(change, was, checkout(line(1, held, 10, 10)))).toEqual({
    added: added === 0 ? [] : [{ merchandise: shampoo, quantity: added }],
    removed: [],
  });
});

test('a subscription is added and removed at its own price', () => {
  const shampoo = merchandise(1, 10);
  const sellingPlanId = 'gid://shopify/SellingPlan/1';
  const subscribed = { ...line(3, 2, 9, 18), sellingPlanId, merchandise: shampoo };
  const bag = checkout(line(1, 1, 10, 10), subscribed);
  const lineItem = { variantId: shampoo.id, quantity: 2, sellingPlanId };
  const add = { kind: 'add', additions: [{ lineItem, merchandise: shampoo }] } as const;
  const counted = [{ merchandise: merchandise(1, 9), quantity: 2 }];
  expect(changedLines(add, null, bag).added).toEqual(counted);
  const remove = { kind: 'remove', lineIds: [idOf(3)] } as const;
  expect(changedLines(remove, bag, null).removed).toEqual(counted);
});

test.each([
  [1, 0, 0, [], [2]],
  [1, 1, 1, [], [1]],
  [1, 2, 2, [], []],
  [1, 5, 5, [3], []],
  [1, 5, 3, [1], []],
  [1, 5, 2, [], []],
  [1, 5, 1, [], []],
  [9, 5, 0, [], []],
])(
  'line %i at %i from now on, which got %i: %j added, %j removed',
  (id, quantity, got, ...said) => {
    const change = { kind: 'replace', lines: [{ id: idOf(id), quantity }] } as const;
    const after = checkout(...(got === 0 ? [] : [line(id, got, 10, 10)]), line(2, 1, 5, 5));
    const { added, removed } = changedLines(change, before, after);
    expect([added, removed].map((some) => some.map((one) => one.quantity))).toEqual(said);
  },
);

test('a line that is taken out is removed whole', () => {
  const change = { kind: 'remove', lineIds: [idOf(1), idOf(2)] } as const;
  expect(changedLines(change, before, before).removed.map(({ quantity }) => quantity)).toEqual([
    2, 1,
  ]);
});

test('a code adds and removes nothing', () => {
  const change = { kind: 'codes', discountCodes: ['KAM10'] } as const;
  expect(changedLines(change, before, before)).toEqual({ added: [], removed: [] });
});
