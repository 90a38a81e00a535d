import { expect, test } from 'vitest';
import { marketValues } from '../storage/stored-values.ts';
import { addition, entriesOf, market, NEW, OLD, openLoadedTab } from './cart-session.test-kit.ts';

const chooses = (
  { storage }: Pick<Awaited<ReturnType<typeof openLoadedTab>>, 'storage'>,
  salonNo: string,
) => storage.writeStored(marketValues.chosenSalonNo(market), salonNo);

test('the cart follows the salon, and lets go of it when it is removed', async () => {
  const { shop, ...tab } = await openLoadedTab();
  await tab.session.syncSalon();
  expect(shop.calls).toEqual([]);
  chooses(tab, '10001');
  await tab.session.syncSalon();
  await tab.session.syncSalon();
  expect(entriesOf(shop, OLD).salonNo).toBe('10001');
  chooses(tab, '10002');
  await tab.session.syncSalon();
  tab.storage.removeStored(marketValues.chosenSalonNo(market));
  await tab.session.syncSalon();
  expect(entriesOf(shop, OLD).salonNo).toBeNull();
  expect(shop.calls).toEqual(['salon 10001', 'salon 10002', 'salon off']);
  expect(tab.store.getSnapshot().checkout?.salonNo).toBeNull();
});

test('a salon that was chosen without a cart comes with the first line', async () => {
  const { shop, ...tab } = await openLoadedTab();
  entriesOf(shop, OLD).completedAt = new Date().toISOString();
  await tab.session.refresh();
  chooses(tab, '10001');
  await tab.session.syncSalon();
  void tab.store.enqueue(addition(3));
  await tab.session.flushQueue();
  await tab.session.syncSalon();
  expect(entriesOf(shop, NEW).salonNo).toBe('10001');
});

test('a cart that stands in for an unreachable one gets the salon, and so does what is merged', async () => {
  const { shop, ...tab } = await openLoadedTab();
  chooses(tab, '10001');
  await tab.session.syncSalon();
  shop.unreachable.add(OLD);
  const next = shop.openTab();
  await next.session.refresh();
  await next.session.syncSalon();
  expect(entriesOf(shop, NEW).salonNo).toBe('10001');
  shop.unreachable.clear();
  await next.session.mergeUnreachable();
  await next.session.syncSalon();
  const id = next.store.getSnapshot().checkout?.id ?? '';
  expect(entriesOf(shop, id).salonNo).toBe('10001');
});

test('another tab learns that the cart has changed, and does not send the salon again', async () => {
  const { shop, ...here } = await openLoadedTab();
  const there = shop.openTab();
  chooses(here, '10001');
  await here.session.syncSalon();
  await there.session.refresh();
  await there.session.syncSalon();
  expect(shop.calls.filter((call) => call.startsWith('salon'))).toEqual(['salon 10001']);
});

test('a failure leaves the cart as it is, until the next try', async () => {
  const { shop, ...tab } = await openLoadedTab();
  chooses(tab, '10001');
  shop.unreachable.add(OLD);
  await tab.session.syncSalon();
  expect(tab.store.getSnapshot().checkout?.salonNo).toBeNull();
  shop.unreachable.clear();
  await tab.session.syncSalon();
  expect(tab.store.getSnapshot().checkout?.salonNo).toBe('10001');
});
