import { expect, test } from 'vitest';
import { marketValues } from '../storage/stored-values.ts';
import {
  addition,
  contentOf,
  entriesOf,
  lineIdIn,
  market,
  NEW,
  OLD,
  shopWithCart,
} from './cart-session.test-kit.ts';
import { loadLastSeenCart } from './last-seen-cart.ts';

async function openLoadedTab() {
  const shop = await shopWithCart();
  const tab = shop.openTab();
  await tab.session.refresh();
  const storedId = () => tab.storage.readStored(marketValues.checkoutId(market));
  return { ...tab, shop, storedId };
}

test('an addition to a cart that is gone begins a new one', async () => {
  const { session, store, shop, storedId, locked } = await openLoadedTab();
  shop.carts.delete(OLD);
  const outcome = store.enqueue(addition(3));
  await session.flushQueue();
  expect(await outcome).toMatchObject({ ok: true, checkout: { id: NEW } });
  expect(contentOf({ store })).toEqual({ 3: 1 });
  expect(shop.calls).toEqual(['fetch a', 'add', 'create']);
  expect(storedId()).toBe(NEW);
  expect(locked).toEqual(['cart-checkoutId', 'cart-checkoutId']);
});

test('a quantity for a cart that is gone begins none: the bag is empty', async () => {
  const { session, store, shop, storedId } = await openLoadedTab();
  shop.carts.delete(OLD);
  const outcome = store.enqueue({ kind: 'remove', lineIds: [lineIdIn({ store })] });
  await session.flushQueue();
  expect(await outcome).toEqual({ ok: true, checkout: null });
  expect(shop.calls).not.toContain('create');
  expect(storedId()).toBeNull();
});

test.each([
  ['completed', { completedAt: '2026-11-20T12:00:00Z' }],
  ['no longer known', null],
])('of a cart that was bought (%s) nothing is remembered', async (_, bought) => {
  const { session, store, shop, storage } = await openLoadedTab();
  expect(loadLastSeenCart(market, storage)).toHaveLength(2);
  if (bought === null) shop.carts.delete(OLD);
  else Object.assign(entriesOf(shop, OLD), bought);
  await session.refresh();
  expect(loadLastSeenCart(market, storage)).toEqual([]);
  expect(store.getSnapshot()).toMatchObject({ checkout: null, lastSeen: [] });
  expect(storage.readStored(marketValues.checkoutUrl(market))).toBeNull();
});

test('a promotion decided about a cart that another tab has changed is not carried out', async () => {
  const { session, store, shop, storage } = await openLoadedTab();
  const decided = store.enqueue(addition(3), { onlyIfCurrent: true });
  storage.writeStored(marketValues.checkoutChangedAt(market), '2026-11-20T12:00:00Z');
  await session.flushQueue();
  expect(await decided).toEqual({ ok: false, message: '', isStale: true });
  // Decisions apply again after the refetch; a shopper's own changes always do.
  expect(shop.calls).toEqual(['fetch a', 'fetch a']);
  const decidedAnew = store.enqueue(addition(3), { onlyIfCurrent: true });
  await session.flushQueue();
  expect(await decidedAnew).toMatchObject({ ok: true });
});

test('the queue is flushed once, however often that is asked for', async () => {
  const { session, store, shop } = await openLoadedTab();
  const outcome = store.enqueue(addition(3));
  await Promise.all([session.flushQueue(), session.flushQueue()]);
  expect(await outcome).toMatchObject({ ok: true });
  expect(shop.calls).toEqual(['fetch a', 'add']);
});
