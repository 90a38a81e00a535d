import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketValues } from '../storage/stored-values.ts';
import {
  addition,
  contentOf,
  lineIdIn,
  market,
  NEW,
  OLD,
  openLoadedTab,
  shopWithCart,
} from './cart-session.test-kit.ts';

/** A page that is left before its removal of the first line was sent. */
async function leaveWithRemoval(shop: Awaited<ReturnType<typeof shopWithCart>>) {
  const { session, store, storage } = shop.openTab();
  await session.refresh();
  const stop = session.replayOutbox();
  const lineId = lineIdIn({ store });
  void store.enqueue({ kind: 'remove', lineIds: [lineId] });
  stop();
  return { storage, lineId };
}

test('a change decided on the old cart in one tab is carried out in the cart that another tab made', async () => {
  const { shop, change, ...one } = await openLoadedTab();
  const lineIds = [lineIdIn(one)];
  shop.unreachable.add(OLD);
  await shop.openTab().session.refresh();
  expect(await change({ kind: 'remove', lineIds })).toMatchObject({ checkout: { id: NEW } });
  expect(contentOf(one)).toEqual({ 2: 1 });
});

test('without any cart changes wait, and are carried out when the platform answers', async () => {
  const shop = await shopWithCart();
  shop.unreachable.add('all');
  const tab = shop.openTab();
  await expect(tab.session.refresh()).rejects.toThrow('could not be reached');
  const outcome = tab.store.enqueue(addition(3));
  const stop = tab.session.replayOutbox();
  await tab.session.flushQueue();
  expect(shop.calls).toEqual(['fetch a', 'create']);
  expect(tab.store.getSnapshot()).toMatchObject({ isKnown: false, queue: [{}] });
  expect(tab.storage.readStored(marketValues.cartOutbox(market))).toContain('"kind":"add"');
  stop();

  shop.unreachable.clear();
  await tab.session.refresh();
  await tab.session.flushQueue();
  expect(await outcome).toMatchObject({ ok: true });
  expect(contentOf(tab)).toEqual({ 1: 2, 2: 1, 3: 1 });
});

test('a removal left unanswered on one page is carried out in the new cart of the next', async () => {
  const shop = await shopWithCart();
  const page = await leaveWithRemoval(shop);

  shop.unreachable.add(OLD);
  const next = shop.openTab(page.storage);
  const stopNext = next.session.replayOutbox();
  await next.session.refresh();
  await next.session.flushQueue();
  stopNext();
  expect(contentOf(next)).toEqual({ 2: 1 });
});

test('a removal that takes effect while the next page makes it again has been made', async () => {
  const shop = await shopWithCart();
  const page = await leaveWithRemoval(shop);

  const next = shop.openTab(page.storage);
  await next.session.refresh();
  const stopNext = next.session.replayOutbox();
  await shop.api.sendBatch('nl', OLD, { kind: 'remove', lineItemIds: [page.lineId] });
  shop.calls.length = 0;
  await next.session.flushQueue();
  stopNext();
  expect(shop.calls).toEqual(['remove', 'fetch a']);
  expect(contentOf(next)).toEqual({ 2: 1 });
  expect(next.store.getSnapshot().queue).toEqual([]);
});

test('a removal that was refused shows the cart as it is now', async () => {
  const { shop, change, ...tab } = await openLoadedTab();
  const lineIds = [lineIdIn(tab), lineIdIn(tab, 1)];
  await shop.api.sendBatch('nl', OLD, { kind: 'remove', lineItemIds: lineIds.slice(0, 1) });
  const message = 'This line is no longer in the cart';
  expect(await change({ kind: 'remove', lineIds })).toEqual({ ok: false, message });
  expect(contentOf(tab)).toEqual({ 2: 1 });
});

type Step =
  | { readonly kind: 'add' | 'remove'; readonly tab: 0 | 1; readonly id: 1 | 2 | 3 }
  /** Lets an earlier page's change arrive in the cart in use, unseen. */
  | { readonly kind: 'late'; readonly id: 1 | 2 | 3 }
  | { readonly kind: 'page' | 'merge'; readonly tab: 0 | 1 }
  | { readonly kind: 'fail' | 'recover' };

const anyTab = fc.constantFrom<0 | 1>(0, 1);
const anyId = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
const others: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add'), tab: anyTab, id: anyId }),
  fc.record({ kind: fc.constantFrom('page', 'merge'), tab: anyTab }),
  fc.record({ kind: fc.constantFrom('fail', 'recover') }),
);
const late: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('late'), id: anyId });
const remove: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('remove'),
  tab: anyTab,
  id: anyId,
});

/** Carries out the steps in two tabs; returns what is in the cart at last, and what should be. */
async function carryOut(steps: readonly Step[]) {
  const shop = await shopWithCart();
  const expected = new Map([
    [1, 2],
    [2, 1],
  ]);
  const tabs = [shop.openTab(), shop.openTab()] as const;
  const pages = [...tabs];
  const currentId = () => tabs[0].storage.readStored(marketValues.checkoutId(market));
  const waiting: Promise<void>[] = [];
  const pageOf = (tab: 0 | 1) => pages[tab] ?? tabs[tab];

  for (const step of steps) {
    const current = currentId();
    switch (step.kind) {
      case 'add':
      case 'remove': {
        const { session, store } = pageOf(step.tab);
        const line = store
          .getSnapshot()
          .checkout?.lines.edges.find(({ node }) => node.merchandise?.id.endsWith(`/${step.id}0`));
        if (step.kind === 'remove' && line === undefined) break;
        const outcome = store.enqueue(
          step.kind === 'add'
            ? addition(step.id)
            : { kind: 'remove', lineIds: [line?.node.id ?? ''] },
        );
        waiting.push(
          outcome.then(({ ok }) => {
            if (!ok) return;
            const before = expected.get(step.id) ?? 0;
            expected.set(step.id, step.kind === 'add' ? before + 1 : 0);
          }),
        );
        await session.flushQueue();
        break;
      }
      case 'late':
        if (current === null) break;
        await shop.api
          .sendBatch('nl', current, {
            kind: 'add',
            lineItems: addition(step.id).additions.map(({ lineItem }) => lineItem),
          })
          .then((reply) => {
            if (reply.kind === 'checkout') expected.set(step.id, (expected.get(step.id) ?? 0) + 1);
          });
        break;
      case 'page':
        // A page with changes that wait stays open.
        if (pageOf(step.tab).store.getSnapshot().queue.length > 0) break;
        pages[step.tab] = shop.openTab(pageOf(step.tab).storage);
        await pageOf(step.tab)
          .session.refresh()
          .catch(() => null);
        break;
      case 'merge':
        await pageOf(step.tab)
          .session.mergeUnreachable()
          .catch(() => null);
        break;
      case 'fail':
        if (current !== null) shop.unreachable.add(current);
        break;
      case 'recover':
        shop.unreachable.clear();
    }
  }
  shop.unreachable.clear();
  for (const { session } of pages) {
    await session.refresh();
    await session.flushQueue();
  }
  await Promise.all(waiting);
  const last = shop.openTab();
  await last.session.refresh();
  await last.session.mergeUnreachable();
  const wanted = [...expected].filter(([, quantity]) => quantity > 0);
  return { found: contentOf(last), wanted: Object.fromEntries(wanted) };
}

test.each([
  ['additions, late ones too,', fc.oneof(others, late)],
  ['additions and removals', fc.oneof(others, remove)],
])('whatever fails meanwhile, %s are all in the cart at last, and once', async (_, step) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { found, wanted } = await carryOut(steps);
      expect(found).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});
