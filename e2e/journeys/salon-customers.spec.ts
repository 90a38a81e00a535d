import type { Page } from '@playwright/test';
import { eventsOn } from '../actors/customer.ts';
import { createVisitor } from '../actors/visitor.ts';
import { refuseCookies } from '../shop/refuse-cookies.ts';
import { expect, test } from '../shop/test.ts';

const visitorType = (page: Page) => page.evaluate(() => localStorage.getItem('customerSalonNo-nl'));

for (const [how, email, salonNo, name] of [
  ['salonEmail', 'kam-kroon.amsterdam@example.com', '10003', 'Kam & Kroon'],
  ['parentEmail', 'groep.haarhuizen@example.com', '10001', 'De Gouden Lok'],
] as const) {
  test(`a customer is recognised by a salon's ${how}, and what they turn down stays away`, async ({
    page,
  }) => {
    const owner = createVisitor(page, 'nl');
    await owner.hasAccount(email);
    await owner.logsIn(email);
    await owner.seesSalon(name);
    await expect.poll(() => visitorType(page)).toBe(salonNo);
    await expect
      .poll(() => eventsOn(page))
      .toContainEqual(expect.objectContaining({ event: 'login', affiliatedSalonNo: salonNo }));

    await owner.removesSalon(name);
    await owner.seesNoSalon();
    await owner.logsOut();
    await expect.poll(() => visitorType(page)).toBeNull();
    await owner.logsIn(email);
    await expect.poll(() => visitorType(page)).toBe(salonNo);
    await owner.seesNoSalon();
  });
}

test('what is chosen on one device is there on another, and what is removed is gone there', async ({
  page,
  browser,
}) => {
  const email = 'two.devices@example.com';
  const atHome = createVisitor(page, 'nl');
  await atHome.hasAccount(email);
  await atHome.logsIn(email);
  const told = page.waitForResponse(/set-customer-salon/);
  await atHome.choosesSalon('Haarlijn 9');
  await told;

  const phone = await browser.newContext();
  await refuseCookies(phone);
  const away = createVisitor(await phone.newPage(), 'nl');
  await away.logsIn(email);
  await away.seesSalon('Haarlijn 9');
  const toldAgain = away.page.waitForResponse(/set-customer-salon/);
  await away.removesSalon('Haarlijn 9');
  await toldAgain;
  await phone.close();

  await atHome.visits('/shop');
  await atHome.seesNoSalon();
});
