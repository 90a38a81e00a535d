import type { Page } from '@playwright/test';
import { createCustomer } from '../actors/customer.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';
import { eventsOn } from '../shop/watch-page.ts';

const visitorType = (page: Page) => page.evaluate(() => localStorage.getItem('customerSalonNo-nl'));

for (const [how, email, salonNo, name] of [
  ['parentEmail', 'groep.haarhuizen@example.com', '10001', 'De Gouden Lok'],
] as const) {
  test(`a customer is recognised by a salon's ${how}`, async ({ page }) => {
    const visitor = createVisitor(page, 'nl');
    const owner = createCustomer(page, 'nl', email);
    await owner.isInvited();
    await owner.logsOut();
    await owner.logsIn();
    await visitor.seesSalon(name);
    await expect.poll(() => visitorType(page)).toBe(salonNo);
    await expect
      .poll(() => eventsOn(page))
      .toContainEqual(expect.objectContaining({ event: 'login', affiliatedSalonNo: salonNo }));

    await visitor.removesSalon(name);
    await visitor.seesNoSalon();
    await owner.logsOut();
    await expect.poll(() => visitorType(page)).toBeNull();
    await owner.logsIn();
    await expect.poll(() => visitorType(page)).toBe(salonNo);
    await visitor.seesNoSalon();
  });
}

test('who only typed the address of a salon is no salon', async ({ page }) => {
  const email = 'haarlijn-9.amsterdam@example.com';
  const owner = createCustomer(page, 'nl', email);
  await owner.hasAccount();
  const looked = page.waitForResponse(/\/api\/salons\/own\//);
  await owner.logsIn();
  expect(await (await looked).json()).toEqual({ salon: null });
  await createVisitor(page, 'nl').seesNoSalon();
});

test('the tag manager hears who is here before the page and the event that follow', async ({
  page,
}) => {
  const owner = createCustomer(page, 'nl', 'de-gouden-lok.amsterdam@example.com');
  await owner.isInvited();
  await owner.logsOut();
  await owner.visits('/account/login');
  const before = (await namesOf(page)).length;
  await owner.submitsLogin();
  await owner.seesDashboard();
  const after = async () => (await namesOf(page)).slice(before);
  await expect.poll(after).toEqual(expect.arrayContaining(['10001', 'page_view', 'login']));
  const names = await after();
  expect(names.indexOf('10001')).toBeLessThan(names.indexOf('page_view'));
  expect(names.indexOf('10001')).toBeLessThan(names.indexOf('login'));

  const atLogout = (await namesOf(page)).length;
  await owner.goesOut();
  const namesAtLogout = async () => (await namesOf(page)).slice(atLogout);
  await expect.poll(namesAtLogout).toEqual(expect.arrayContaining(['consumer', 'page_view']));
  const leaving = await namesAtLogout();
  expect(leaving.indexOf('consumer')).toBeLessThan(leaving.indexOf('page_view'));
});

/** Events by name, and visitors by type. */
async function namesOf(page: Page): Promise<readonly string[]> {
  const events = await eventsOn(page);
  if (!Array.isArray(events)) return [];
  return events.flatMap(({ event, visitorType: type }) => event ?? type ?? []);
}

test('a chosen salon follows its customer between devices', async ({ page, openDevice }) => {
  const email = 'two.devices@example.com';
  const atHome = createVisitor(page, 'nl');
  const customer = createCustomer(page, 'nl', email);
  await customer.hasAccount();
  await customer.logsIn();
  const saved = page.waitForResponse(/set-customer-salon/);
  await atHome.choosesSalon('Haarlijn 9');
  await saved;

  const away = createVisitor(await openDevice(), 'nl');
  await createCustomer(away.page, 'nl', email).logsIn();
  await away.seesSalon('Haarlijn 9');
  const removed = away.page.waitForResponse(/set-customer-salon/);
  await away.removesSalon('Haarlijn 9');
  await removed;

  await atHome.visits('/shop');
  await atHome.seesNoSalon();
});
