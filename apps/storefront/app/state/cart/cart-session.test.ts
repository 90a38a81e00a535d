import { marketOf } from '@lokke/domain/markets';
import { expect, test, vi } from 'vitest';
import { checkout, line, merchandise } from '../measurement/measurement.test-kit.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { CartApi } from './cart-requests.ts';
import { createMemoryStorage, openTab } from './cart-session.test-kit.ts';
import { loadLastSeenCart } from './last-seen-cart.ts';

const market = marketOf('nl');
const replyWith = (cart: ReturnType<typeof checkout>) => ({
  kind: 'checkout' as const,
  checkout: { ...cart, createdAt: new Date().toISOString() },
});
const lineItem = { variantId: merchandise(1, 10).id, quantity: 1 };
const addition = {
  kind: 'add',
  additions: [{ lineItem, merchandise: merchandise(1, 10) }],
} as const;
const cart = checkout(line(1, 1, 10, 10));
const replyGone = async () => ({ kind: 'gone' as const });

const storageWithCart = () => {
  const storage = createMemoryStorage();
  storage.writeStored(marketValues.checkoutId(market), cart.id);
  return storage;
};

/** Opens one tab over in-memory storage; API calls without a given answer fail. */
function openTabWith(answers: Partial<CartApi>) {
  const rejectCall = () => Promise.reject(new Error('This call was not expected'));
  const api = {
    createCart: vi.fn(answers.createCart ?? rejectCall),
    setSalon: vi.fn(answers.setSalon ?? rejectCall),
    fetchCart: vi.fn(answers.fetchCart ?? rejectCall),
    sendBatch: vi.fn(answers.sendBatch ?? rejectCall),
  };
  return { ...openTab({ api, storage: storageWithCart() }), api };
}

test('an addition to a cart that is gone begins a new one', async () => {
  const next = { ...cart, id: 'gid://shopify/Cart/next?key=a' };
  const { session, store, api, storage, locked } = openTabWith({
    fetchCart: async () => replyWith(cart),
    sendBatch: replyGone,
    createCart: async () => replyWith(next),
  });
  const outcome = store.enqueue(addition);
  await session.flushQueue();
  expect(await outcome).toMatchObject({ ok: true, checkout: { id: next.id } });
  expect(api.createCart).toHaveBeenCalledExactlyOnceWith('nl', [lineItem]);
  expect(storage.readStored(marketValues.checkoutId(market))).toBe(next.id);
  expect(locked).toEqual(['cart-checkoutId']);
});

test('a quantity for a cart that is gone begins none: the bag is empty', async () => {
  const { session, store, api, storage } = openTabWith({
    fetchCart: async () => replyWith(cart),
    sendBatch: replyGone,
  });
  await session.refresh();
  const outcome = store.enqueue({ kind: 'remove', lineIds: [line(1, 1, 10, 10).id] });
  await session.flushQueue();
  expect(await outcome).toEqual({ ok: true, checkout: null });
  expect(api.createCart).not.toHaveBeenCalled();
  expect(storage.readStored(marketValues.checkoutId(market))).toBeNull();
});

test.each([
  ['completed', async () => replyWith({ ...cart, completedAt: '2026-11-20T12:00:00Z' })],
  ['no longer known', replyGone],
])('of a cart that was bought (%s) nothing is remembered', async (_, bought) => {
  const { session, store, api, storage } = openTabWith({ fetchCart: async () => replyWith(cart) });
  await session.refresh();
  expect(loadLastSeenCart(market, storage)).toHaveLength(1);
  api.fetchCart.mockImplementation(bought);
  await session.refresh();
  expect(loadLastSeenCart(market, storage)).toEqual([]);
  expect(store.getSnapshot()).toMatchObject({ checkout: null, lastSeen: [] });
  expect(storage.readStored(marketValues.checkoutUrl(market))).toBeNull();
});

test('a promotion decided about a cart that another tab has changed is not carried out', async () => {
  const { session, store, api, storage } = openTabWith({
    fetchCart: async () => replyWith(cart),
    sendBatch: async () => replyWith(cart),
  });
  await session.refresh();
  const decided = store.enqueue(addition, { onlyIfCurrent: true });
  storage.writeStored(marketValues.checkoutChangedAt(market), '2026-11-20T12:00:00Z');
  await session.flushQueue();
  expect(await decided).toEqual({ ok: false, message: '', isStale: true });
  expect(api.sendBatch).not.toHaveBeenCalled();
  // Decisions apply again after the refetch; a shopper's own changes always do.
  expect(api.fetchCart).toHaveBeenCalledTimes(2);
  const decidedAnew = store.enqueue(addition, { onlyIfCurrent: true });
  await session.flushQueue();
  expect(await decidedAnew).toMatchObject({ ok: true });
});

test('the queue is flushed once, however often that is asked for', async () => {
  const { session, store, api } = openTabWith({
    fetchCart: async () => replyWith(cart),
    sendBatch: async () => replyWith(cart),
  });
  const outcome = store.enqueue(addition);
  await Promise.all([session.flushQueue(), session.flushQueue()]);
  expect(await outcome).toMatchObject({ ok: true });
  expect(api.sendBatch).toHaveBeenCalledOnce();
});
