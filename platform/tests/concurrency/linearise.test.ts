import { expect, test } from 'vitest';
import { linearise } from './linearise.ts';
import { newShop, type ShopOperation, shopModel } from './shop-model.ts';

const start = [newShop({ plenty: 9, last: 1 }, 2)];
const add: ShopOperation = { kind: 'add', cart: 0, variant: 'plenty', quantity: 1 };
const one = { plenty: 1, last: 0 };
const two = { plenty: 2, last: 0 };

test('two changes that add up are explained, and lead to one state', () => {
  const observed = [
    { operation: add, response: two },
    { operation: add, response: one },
  ];
  expect(linearise(shopModel, start, observed)).toHaveLength(1);
});

test.each([
  ['a lost change', [add, add], [one, one]],
  ['a change that was made twice', [add], [two]],
])('%s is explained by no order', (_, operations, responses) => {
  const observed = operations.map((operation, at) => ({
    operation,
    response: responses[at] ?? null,
  }));
  expect(linearise(shopModel, start, observed)).toEqual([]);
});

test('the last unit sold twice is explained by no order', () => {
  const seen = { plenty: 0, last: 1 };
  const filled = linearise(shopModel, start, [
    { operation: { kind: 'add', cart: 0, variant: 'last', quantity: 1 }, response: seen },
    { operation: { kind: 'add', cart: 1, variant: 'last', quantity: 1 }, response: seen },
  ]);
  const pay = (cart: 0 | 1, response: 'ordered' | null) => ({
    operation: { kind: 'pay', cart, seen } as const,
    response,
  });
  expect(linearise(shopModel, filled, [pay(0, 'ordered'), pay(1, null)])).toHaveLength(1);
  expect(linearise(shopModel, filled, [pay(0, 'ordered'), pay(1, 'ordered')])).toEqual([]);
});
