import { expect, test } from 'vitest';
import { marketValues } from '../storage/stored-values.ts';
import { cartApi } from './cart-requests.ts';
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
  shopWithCart,
} from './cart-session.test-kit.ts';
import { loadLastSeenCart } from './last-seen-cart.ts';
import { REFUSED_CODE } from './memory-carts.test-kit.ts';

const FREE = [{ key: '_freeItem', value: '1' }];

/** A tab whose cart cannot be requested and was replaced; with codes, a third product has arrived late in the old one. */
async function openReplaced(codes: readonly string[] | null = null) {
  const shop = await shopWithCart();
  if (codes !== null) {
    const old = entriesOf(shop, OLD);
    old.entries = [...old.entries, { id: 3, quantity: 1, attributes: [] }];
    old.codes = codes;
  }
  shop.unreachable.add(OLD);
  const tab = shop.openTab();
  await tab.session.refresh();
  return { shop, tab };
}

test('a cart that cannot be requested is replaced by one with the remembered lines, without an error', async () => {
  const { shop, tab } = await openReplaced();
  const loaded = { isKnown: true, hasLoadFailed: false, checkout: { id: NEW } };
  expect(tab.store.getSnapshot()).toMatchObject(loaded);
  expect(contentOf(tab)).toEqual({ 1: 2, 2: 1 });
  expect(tab.asked).toEqual(['merge']);
  expect(shop.calls).toEqual(['fetch a', 'create']);
});

test.each(['gid://shopify/Checkout/1', 'gid://shopify/Cart/a'])(
  'an id that is no cart’s (%s) is replaced by a cart with the remembered lines',
  async (id) => {
    const shop = await shopWithCart();
    const { storage } = shop.openTab();
    storage.writeStored(marketValues.checkoutId(market), id);
    const api = { ...shop.api, fetchCart: cartApi.fetchCart };
    const tab = openTab({ api, storage });
    await tab.session.refresh();
    expect(contentOf(tab)).toEqual({ 1: 2, 2: 1 });
    await tab.session.mergeUnreachable();
    expect(contentOf(tab)).toEqual({ 1: 2, 2: 1 });
  },
);

test('a cart that answers again as it was is left, and nothing is doubled', async () => {
  const { shop, tab } = await openReplaced();
  await expect(tab.session.mergeUnreachable()).rejects.toThrow('could not be reached');
  shop.unreachable.clear();
  await tab.session.mergeUnreachable();
  expect(contentOf(tab)).toEqual({ 1: 2, 2: 1 });
  expect(shop.carts.size).toBe(2);
  shop.calls.length = 0;
  await tab.session.mergeUnreachable();
  expect(shop.calls).toEqual([]);
});

test('what arrived late in the old cart comes along; changes made since then count; codes stay', async () => {
  const { shop, tab } = await openReplaced(['KAM']);
  void tab.store.enqueue({ kind: 'remove', lineIds: [lineIdIn(tab)] });
  void tab.store.enqueue(addition(2, 3));
  await tab.session.flushQueue();
  expect(contentOf(tab)).toEqual({ 2: 4 });

  shop.unreachable.clear();
  await tab.session.mergeUnreachable();
  expect(contentOf(tab)).toEqual({ 2: 4, 3: 1 });
  expect(tab.store.getSnapshot().checkout?.discountCodes).toMatchObject([{ code: 'KAM' }]);
  expect(loadLastSeenCart(market, tab.storage).map(({ quantity }) => quantity)).toEqual([1, 4]);
});

test('a merge whose answer was lost is repeated without doubling', async () => {
  const { shop, tab } = await openReplaced(['KAM']);
  shop.unreachable.clear();
  // The merged cart is made, but cannot be given the code.
  shop.unreachable.add('gid://shopify/Cart/c?key=k');
  await expect(tab.session.mergeUnreachable()).rejects.toThrow('could not be reached');
  expect(tab.storage.readStored(marketValues.checkoutId(market))).toBe(NEW);
  await tab.session.mergeUnreachable();
  expect(contentOf(tab)).toEqual({ 1: 2, 2: 1, 3: 1 });
});

test('a code that is refused is left out, and the rest is merged', async () => {
  const { shop, tab } = await openReplaced([REFUSED_CODE]);
  shop.unreachable.clear();
  await tab.session.mergeUnreachable();
  expect(contentOf(tab)).toEqual({ 1: 2, 2: 1, 3: 1 });
});

test('what was bought with the old cart leaves the new one, without a notice', async () => {
  const { shop, tab } = await openReplaced();
  void tab.store.enqueue(addition(2, 1));
  void tab.store.enqueue(addition(9, 1, FREE));
  await tab.session.flushQueue();
  shop.unreachable.clear();
  entriesOf(shop, OLD).completedAt = '2026-11-20T12:00:00Z';
  await tab.session.mergeUnreachable();
  expect(contentOf(tab)).toEqual({ 2: 1, '9 free': 1 });
  expect(loadLastSeenCart(market, tab.storage)).toMatchObject([{ quantity: 1 }]);
});

test('a new cart whose lines were all bought with the old one is empty', async () => {
  const { shop, tab } = await openReplaced();
  shop.unreachable.clear();
  shop.carts.delete(OLD);
  await tab.session.mergeUnreachable();
  expect(tab.store.getSnapshot()).toMatchObject({ isKnown: true, checkout: null, lastSeen: [] });
});

test('a free item in the old cart is not taken over', async () => {
  const shop = await shopWithCart();
  const tab = shop.openTab();
  void tab.store.enqueue(addition(9, 1, FREE));
  await tab.session.flushQueue();
  shop.unreachable.add(OLD);
  const later = shop.openTab();
  await later.session.refresh();
  shop.unreachable.clear();
  await later.session.mergeUnreachable();
  expect(contentOf(later)).toEqual({ 1: 2, 2: 1 });
});

test('two tabs make one new cart and merge the old one once', async () => {
  const shop = await shopWithCart();
  const old = entriesOf(shop, OLD);
  old.entries = [...old.entries, { id: 3, quantity: 1, attributes: [] }];
  shop.unreachable.add(OLD);
  const [one, two] = [shop.openTab(), shop.openTab()];
  await Promise.all([one.session.refresh(), two.session.refresh()]);
  for (const tab of [one, two]) expect(contentOf(tab)).toEqual({ 1: 2, 2: 1 });
  expect(shop.carts.size).toBe(2);
  shop.unreachable.clear();
  await Promise.all([one.session.mergeUnreachable(), two.session.mergeUnreachable()]);
  expect(shop.carts.size).toBe(3);
  await two.session.refresh();
  expect(contentOf(two)).toEqual({ 1: 2, 2: 1, 3: 1 });
});

test('a cart that is shown already is not replaced while it cannot be refreshed', async () => {
  const { shop, ...tab } = await openLoadedTab();
  shop.unreachable.add(OLD);
  await expect(tab.session.refresh()).rejects.toThrow('could not be reached');
  expect(contentOf(tab)).toEqual({ 1: 2, 2: 1 });
  expect(shop.carts.size).toBe(1);
});

test('what is no longer sold is left out of the new cart', async () => {
  const shop = await shopWithCart();
  shop.unreachable.add(OLD);
  shop.unsold.add(1);
  const tab = shop.openTab();
  await tab.session.refresh();
  expect(contentOf(tab)).toEqual({ 2: 1 });
});

test('the sixth cart that cannot be requested is waited for', async () => {
  const shop = await shopWithCart();
  for (let count = 1; count <= 5; count += 1) {
    for (const id of shop.carts.keys()) shop.unreachable.add(id);
    await shop.openTab().session.refresh();
    expect(shop.carts.size).toBe(1 + count);
  }
  for (const id of shop.carts.keys()) shop.unreachable.add(id);
  const last = shop.openTab();
  await expect(last.session.refresh()).rejects.toThrow('could not be reached');
  shop.unreachable.clear();
  await last.session.refresh();
  await last.session.mergeUnreachable();
  expect(contentOf(last)).toEqual({ 1: 2, 2: 1 });
});
