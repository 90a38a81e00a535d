import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { merchandise } from '../measurement/measurement.test-kit.ts';
import { createCartStore } from './cart-store.ts';
import { predictCart } from './optimistic-cart.ts';

const removal = (lineId: string) => ({ kind: 'remove', lineIds: [lineId] }) as const;

test('a cart that was not asked for yet is not called empty', () => {
  expect(createCartStore().getSnapshot()).toMatchObject({ isKnown: false, checkout: null });
});

test('two quick changes both stay in the queue, in order', () => {
  const store = createCartStore();
  void store.enqueue(removal('a'));
  void store.enqueue(removal('b'));
  expect(store.getSnapshot().queue.map(({ change }) => change)).toEqual([
    removal('a'),
    removal('b'),
  ]);
});

test('settling answers the one who asked and leaves the others queued', async () => {
  const store = createCartStore();
  const first = store.enqueue(removal('a'));
  void store.enqueue(removal('b'));
  store.resolve(store.getSnapshot().queue.slice(0, 1), { ok: false, message: 'No' });
  expect(await first).toEqual({ ok: false, message: 'No' });
  expect(store.getSnapshot().queue).toHaveLength(1);
});

test.each([
  [{ ok: true, checkout: null }, 0],
  [{ ok: false, message: 'No' }, 2],
  [{ ok: false, message: '', isStale: true }, 0],
] as const)('two changes that end as %j: %i have failed', (outcome, failureCount) => {
  const store = createCartStore();
  for (const id of ['a', 'b']) void store.enqueue(removal(id));
  store.resolve(store.getSnapshot().queue, outcome);
  expect(store.getSnapshot()).toMatchObject({ queue: [], failureCount });
});

test('listeners hear of each change until they stop listening', () => {
  const store = createCartStore();
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  store.receive(null);
  stop();
  store.receive(null);
  expect(heard).toBe(1);
});

test('what is queued shows as soon as it is known how carts change', () => {
  const store = createCartStore();
  store.receive(null);
  const addition = { lineItem: { variantId: '1', quantity: 2 }, merchandise: merchandise(1, 10) };
  void store.enqueue({ kind: 'add', additions: [addition] });
  expect(store.getSnapshot().optimisticCheckout).toBeNull();
  store.setOptimisticUpdate(predictCart(marketOf('nl'), (id) => id));
  expect(store.getSnapshot().optimisticCheckout).toMatchObject({
    totalQuantity: 2,
    cost: { totalAmount: { amount: '20.00', currencyCode: 'EUR' } },
  });
});
