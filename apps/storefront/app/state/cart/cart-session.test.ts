import { expect, test } from 'vitest';
import { createValueStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import {
  addition,
  contentOf,
  entriesOf,
  lineIdIn,
  market,
  NEW,
  OLD,
  openLoadedTab,
  openTab,
} from './cart-session.test-kit.ts';
import { loadLastSeenCart } from './last-seen-cart.ts';
import { createCarts } from './memory-carts.test-kit.ts';

const storedId = ({ storage }: Pick<Awaited<ReturnType<typeof openLoadedTab>>, 'storage'>) =>
  storage.readStored(marketValues.checkoutId(market));

test('an addition to a cart that is gone begins a new one', async () => {
  const { store, shop, storage, locked, change } = await openLoadedTab();
  shop.carts.delete(OLD);
  expect(await change(addition(3))).toMatchObject({ ok: true, checkout: { id: NEW } });
  expect(contentOf({ store })).toEqual({ 3: 1 });
  expect(shop.calls).toEqual(['add', 'create']);
  expect(storedId({ storage })).toBe(NEW);
  expect(locked).toEqual(['cart-checkoutId', 'cart-checkoutId']);
});

test('a quantity for a cart that is gone begins none: the bag is empty', async () => {
  const { store, shop, storage, change } = await openLoadedTab();
  shop.carts.delete(OLD);
  const removal = { kind: 'remove', lineIds: [lineIdIn({ store })] } as const;
  expect(await change(removal)).toEqual({ ok: true, checkout: null });
  expect(shop.calls).not.toContain('create');
  expect(storedId({ storage })).toBeNull();
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
  const { shop, storage, change } = await openLoadedTab();
  storage.writeStored(marketValues.checkoutChangedAt(market), '2026-11-20T12:00:00Z');
  const decide = () => change(addition(3), { onlyIfCurrent: true });
  expect(await decide()).toEqual({ ok: false, message: '', isStale: true });
  // Decisions apply again after the refetch; a shopper's own changes always do.
  expect(shop.calls).toEqual(['fetch a']);
  expect(await decide()).toMatchObject({ ok: true });
});

test('a promotion that waited while its tab saw what another tab did is not carried out', async () => {
  const { shop, session, store } = await openLoadedTab();
  const free = addition(3, 1, [{ key: '_freeItem', value: 'true' }]);
  const outcome = store.enqueue(free, { onlyIfCurrent: true });
  const other = shop.openTab();
  await other.session.refresh();
  void other.store.enqueue(free, { onlyIfCurrent: true });
  await other.session.flushQueue();
  await session.refresh();
  store.setOptimisticUpdate(session.predict);
  const { optimisticCheckout, checkout } = store.getSnapshot();
  expect(optimisticCheckout).toEqual(checkout);
  await session.flushQueue();
  expect(await outcome).toEqual({ ok: false, message: '', isStale: true });
  expect(contentOf({ store })).toEqual({ 1: 2, 2: 1, '3 free': 1 });
});

test('a promotion is carried out on a cart that was fetched anew, and is as it was', async () => {
  const { session, store } = await openLoadedTab();
  const outcome = store.enqueue(addition(3), { onlyIfCurrent: true });
  await session.refresh();
  await session.flushQueue();
  expect(await outcome).toMatchObject({ ok: true });
});

test('the queue is flushed once, however often that is asked for', async () => {
  const { session, store, shop } = await openLoadedTab();
  const outcome = store.enqueue(addition(3));
  await Promise.all([session.flushQueue(), session.flushQueue()]);
  expect(await outcome).toMatchObject({ ok: true });
  expect(shop.calls).toEqual(['add']);
});

test('where the browser stores nothing, a page keeps its one cart and says so', async () => {
  const { api, calls } = createCarts();
  const storage = createValueStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { session, store } = openTab({ api, storage });
  for (const product of [1, 2]) {
    void store.enqueue(addition(product));
    await session.flushQueue();
  }
  expect(calls).toEqual(['create', 'add']);
  expect(contentOf({ store })).toEqual({ 1: 1, 2: 1 });
  expect(store.getSnapshot().isKept).toBe(false);
});
