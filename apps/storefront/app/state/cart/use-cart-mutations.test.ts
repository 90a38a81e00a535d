import { expect, test } from 'vitest';
import { checkout, line, merchandise } from '../measurement/measurement.test-kit.ts';
import { changedLines } from './use-cart-mutations.ts';

const before = checkout(line(1, 2, 10, 20), line(2, 1, 5, 5));
const idOf = (id: number) => `gid://shopify/CartLine/${id}`;

test('what is put into the bag is added, whatever was in it', () => {
  const addition = { lineItem: { variantId: '1', quantity: 3 }, merchandise: merchandise(1, 10) };
  const change = { kind: 'add', additions: [addition] } as const;
  expect(changedLines(change, null)).toEqual({
    added: [{ merchandise: merchandise(1, 10), quantity: 3 }],
    removed: [],
  });
});

test.each([
  [1, 0, [], [2]],
  [1, 1, [], [1]],
  [1, 2, [], []],
  [1, 5, [3], []],
  [9, 5, [], []],
])('line %i at %i from now on: %j added, %j removed', (id, quantity, added, removed) => {
  const change = { kind: 'replace', lines: [{ id: idOf(id), quantity }] } as const;
  const lines = changedLines(change, before);
  expect(lines.added.map((one) => one.quantity)).toEqual(added);
  expect(lines.removed.map((one) => one.quantity)).toEqual(removed);
});

test('a line that is taken out is removed whole', () => {
  const change = { kind: 'remove', lineIds: [idOf(1), idOf(2)] } as const;
  expect(changedLines(change, before).removed.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a code adds and removes nothing', () => {
  const change = { kind: 'codes', discountCodes: ['KAM10'] } as const;
  expect(changedLines(change, before)).toEqual({ added: [], removed: [] });
});
