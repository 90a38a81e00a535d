import { expect, test } from 'vitest';
import { contentOf, lineIdIn, openLoadedTab, openTab } from './cart-session.test-kit.ts';
import { UNANSWERED } from './memory-carts.test-kit.ts';

type Tab = Pick<ReturnType<typeof openTab>, 'store'>;

/** A press of a stepper that shows `seen`. */
const step = (tab: Tab, seen: number, quantity: number) =>
  ({ kind: 'replace', lines: [{ id: lineIdIn(tab), quantity, seen }] }) as const;

async function openTwoTabs() {
  const first = await openLoadedTab();
  const second = first.shop.openTab();
  await second.session.refresh();
  first.shop.calls.length = 0;
  return { first, second, shop: first.shop };
}

test.each([
  ['more in both', 3, 3, 4],
  ['fewer in one, more in the other', 1, 3, 2],
  ['fewer in both, which takes no line away', 1, 1, 1],
])('two tabs that show 2 and press %s agree', async (_, one, other, together) => {
  const { first, second, shop } = await openTwoTabs();
  const outcomes = [
    first.store.enqueue(step(first, 2, one)),
    second.store.enqueue(step(second, 2, other)),
  ];
  await Promise.all([first.session.flushQueue(), second.session.flushQueue()]);
  for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject({ ok: true });
  expect(contentOf(second)).toEqual({ 1: together, 2: 1 });
  expect(shop.calls).toEqual(['replace', 'fetch a', 'replace']);
});

test('two presses on a stepper that was not drawn again in between count twice, without asking for the cart', async () => {
  const { shop, ...tab } = await openLoadedTab();
  const outcome = Promise.all([
    tab.store.enqueue(step(tab, 2, 3)),
    tab.store.enqueue(step(tab, 2, 3)),
  ]);
  await tab.session.flushQueue();
  await outcome;
  expect(contentOf(tab)).toEqual({ 1: 4, 2: 1 });
  expect(shop.calls).toEqual(['replace']);
});

test('a press shows on top of what the other tab has made of the line', async () => {
  const { first, second } = await openTwoTabs();
  second.store.setOptimisticUpdate(second.session.predict);
  void second.store.enqueue(step(second, 2, 3));
  await first.change(step(first, 2, 3));
  await second.session.refresh();
  const { optimisticCheckout } = second.store.getSnapshot();
  expect(optimisticCheckout?.lines.edges[0]?.node.quantity).toBe(4);
});

test('a press whose answer was lost counts once, on this page and on the next', async () => {
  const { shop, session, store, storage } = await openLoadedTab();
  const page = openTab({ api: shop.api, storage, pause: () => new Promise(() => {}) });
  await page.session.refresh();
  shop.failures.push('lost');
  const stop = page.session.replayOutbox();
  void page.store.enqueue(step(page, 2, 3));
  void page.session.flushQueue();
  await expect.poll(() => page.store.getSnapshot().isResending).toBe(true);
  stop();
  await session.refresh();
  const stopNext = session.replayOutbox();
  await session.flushQueue();
  stopNext();
  expect(contentOf({ store })).toEqual({ 1: 3, 2: 1 });
});

test('a press that was never sent is made by the next page, on top of what is there by then', async () => {
  const { shop, session, store, storage } = await openLoadedTab();
  const page = openTab({ api: shop.api, storage, pause: () => new Promise(() => {}) });
  await page.session.refresh();
  shop.failures.push({ ...UNANSWERED, mayHaveArrived: false });
  const stop = page.session.replayOutbox();
  void page.store.enqueue(step(page, 2, 3));
  void page.session.flushQueue();
  await expect.poll(() => page.store.getSnapshot().isResending).toBe(true);
  stop();
  const other = shop.openTab();
  await other.session.refresh();
  void other.store.enqueue(step(other, 2, 3));
  await other.session.flushQueue();
  await session.refresh();
  const stopNext = session.replayOutbox();
  await session.flushQueue();
  stopNext();
  expect(contentOf({ store })).toEqual({ 1: 4, 2: 1 });
});
