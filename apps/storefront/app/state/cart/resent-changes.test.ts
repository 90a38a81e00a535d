import type { PassingFailure } from '@lokke/contract/call';
import { MAX_RESENDS, MAX_WAIT_IN_MS } from '@lokke/domain/resend';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../storage/memory-storage.test-kit.ts';
import { marketValues } from '../storage/stored-values.ts';
import {
  addition,
  contentOf,
  lineIdIn,
  market,
  OLD,
  openLoadedTab,
  openTab,
  shopWithCart,
} from './cart-session.test-kit.ts';
import { createCarts, UNANSWERED } from './memory-carts.test-kit.ts';

const BUSY = { retryAfterInMs: 5_000, mayHaveArrived: false };

test('an addition that was turned away is sent again after the time that was asked for', async () => {
  const { shop, store, change, asked } = await openLoadedTab();
  shop.failures.push(BUSY);
  expect(await change(addition(3))).toMatchObject({ ok: true });
  expect(shop.calls).toEqual(['add', 'add']);
  expect(asked).toEqual(['wait 5 s']);
  expect(contentOf({ store })).toEqual({ 1: 2, 2: 1, 3: 1 });
});

test.each([
  ['was made', 'lost', ['add', 'fetch a']],
  ['was not made', UNANSWERED, ['add', 'fetch a', 'add']],
] as const)('an unanswered addition that %s is in the cart once', async (_, failure, calls) => {
  const { shop, store, change } = await openLoadedTab();
  shop.failures.push(failure);
  expect(await change(addition(1, 2))).toMatchObject({ ok: true });
  expect(shop.calls).toEqual(calls);
  expect(contentOf({ store })).toEqual({ 1: 4, 2: 1 });
});

test('an addition is looked for each time, once its answer was lost', async () => {
  const { shop, store, change } = await openLoadedTab();
  shop.failures.push(UNANSWERED, 'lost');
  expect(await change(addition(3))).toMatchObject({ ok: true });
  expect(shop.calls).toEqual(['add', 'fetch a', 'add', 'fetch a']);
  expect(contentOf({ store })).toEqual({ 1: 2, 2: 1, 3: 1 });
});

test.each([
  [MAX_RESENDS - 1, true],
  [MAX_RESENDS, true],
  [MAX_RESENDS + 1, false],
])('a quantity that failed %i times is set: %s', async (times, isSet) => {
  const { shop, change, store } = await openLoadedTab();
  shop.failures.push(...Array.from({ length: times }, () => UNANSWERED));
  const lines = [{ id: lineIdIn({ store }), quantity: 5 }];
  expect((await change({ kind: 'replace', lines })).ok).toBe(isSet);
  expect(contentOf({ store })).toEqual({ 1: isSet ? 5 : 2, 2: 1 });
});

test('a shop that is away for longer is said to be at once', async () => {
  const { shop, change, asked } = await openLoadedTab();
  shop.failures.push({ retryAfterInMs: MAX_WAIT_IN_MS + 1, mayHaveArrived: false });
  expect(await change(addition(3))).toMatchObject({ ok: false });
  expect(asked).toEqual([]);
});

test('what is added in an outage before there is a cart waits, shown and kept for the next page', async () => {
  const shop = createCarts();
  shop.unreachable.add('create');
  let outages = 3;
  const pause = async () => {
    expect(store.getSnapshot()).toMatchObject({
      isResending: true,
      optimisticCheckout: { lines: { edges: [{ node: { quantity: 2 } }] } },
    });
    expect(storage.readStored(marketValues.cartOutbox(market))).not.toBeNull();
    outages -= 1;
    if (outages === 0) shop.unreachable.clear();
  };
  const tab = openTab({ api: shop.api, storage: createMemoryStorage(), pause });
  const { session, store, storage } = tab;
  await session.refresh();
  const stop = session.replayOutbox();
  store.setOptimisticUpdate(session.predict);
  const outcome = store.enqueue(addition(3, 2));
  await session.flushQueue();
  stop();
  expect(await outcome).toMatchObject({ ok: true });
  expect(shop.calls).toEqual(['create', 'create', 'create', 'create']);
  expect(contentOf(tab)).toEqual({ 3: 2 });
  expect(storage.readStored(marketValues.cartOutbox(market))).toBeNull();
});

test('a removal that was made though unanswered is no failure', async () => {
  const { shop, store, change } = await openLoadedTab();
  shop.failures.push('lost');
  const lineIds = [lineIdIn({ store })];
  expect(await change({ kind: 'remove', lineIds })).toMatchObject({ ok: true });
  expect(contentOf({ store })).toEqual({ 2: 1 });
});

/** A page that is left while it waits to send an addition again; what the next one has in the cart. */
async function leaveWaiting(failure: PassingFailure | 'lost') {
  const shop = await shopWithCart();
  const { storage } = shop.openTab();
  const { api } = shop;
  const page = openTab({ api, storage, pause: () => new Promise(() => {}) });
  await page.session.refresh();
  shop.failures.push(failure);
  const stop = page.session.replayOutbox();
  void page.store.enqueue(addition(3));
  void page.session.flushQueue();
  await expect.poll(() => page.store.getSnapshot().isResending).toBe(true);
  expect(storage.readStored(marketValues.cartOutbox(market))).not.toBeNull();
  stop();
  const next = openTab({ api, storage });
  await next.session.refresh();
  const stopNext = next.session.replayOutbox();
  await next.session.flushQueue();
  stopNext();
  return { next, left: storage.readStored(marketValues.cartOutbox(market)) };
}

test.each([
  ['turned away', BUSY],
  ['unanswered but made', 'lost'],
  ['unanswered', UNANSWERED],
] as const)('a page that is left with an addition %s leaves it to the next', async (_, failure) => {
  const { next, left } = await leaveWaiting(failure);
  expect(contentOf(next)).toEqual({ 1: 2, 2: 1, 3: 1 });
  expect(left).toBeNull();
});

test('a salon that could not be set on the cart is set again', async () => {
  const { shop, session, storage } = await openLoadedTab();
  storage.writeStored(marketValues.chosenSalonNo(market), '10001');
  shop.failures.push(UNANSWERED);
  await session.syncSalon();
  expect(shop.carts.get(OLD)?.salonNo).toBe('10001');
});
