import type { Page } from '@playwright/test';
import { createCustomer } from '../actors/customer.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';
import { eventsOn } from '../shop/watch-page.ts';

const visitorType = (page: Page) => page.evaluate(() => localStorage.getItem('customerSalonNo-nl'));

test('a customer is recognised by a salon’s parentEmail', async ({ page }) => {
  const [email, salonNo, name] = ['groep.haarhuizen@example.com', '10001', 'De Gouden Lok'];
  const visitor = createVisitor(page, 'nl');
  const owner = createCustomer(page, 'nl', email);
  await owner.isInvited();
  await visitor.seesSalon(name);
  await expect.poll(() => visitorType(page)).toBe(salonNo);

  await visitor.removesSalon(name);
  await visitor.seesNoSalon();
  await owner.logsOut();
  await expect.poll(() => visitorType(page)).toBeNull();
  await owner.logsIn();
  await expect.poll(() => visitorType(page)).toBe(salonNo);
  await visitor.seesNoSalon();
  await expect
    .poll(() => eventsOn(page))
    .toContainEqual(expect.objectContaining({ event: 'login', affiliatedSalonNo: salonNo }));
});

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
