import { formatPrice, parseMoney } from '@lokke/domain/money';
import type { Page } from '@playwright/test';
import { CARE } from '../actors/cart.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { callStorefrontApi } from '../shop/admin-api.ts';
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

  await atHome.visits('/range/rain');
  await atHome.seesNoSalon();
});

test('a salon pays its own price for what a consumer reads on the same kept page', async ({
  page,
  openDevice,
}) => {
  await createCustomer(page, 'nl', 'krul-en-co.rotterdam@example.com').isInvited();
  const [salon, consumer] = [createShopper(page, 'nl'), createShopper(await openDevice(), 'nl')];
  const query = `{ product(handle: "${CARE}") { variants(first: 1) { nodes { price { amount currencyCode } } } } }`;
  const { product } = await callStorefrontApi('nl', query);
  const each = parseMoney(product.variants.nodes[0].price);
  const reduced = { ...each, amountInMinorUnits: Math.round(each.amountInMinorUnits * 0.6) };
  const own = formatPrice(reduced, salon.market);

  const opens = async ({ page: shown, visits }: typeof salon) => {
    const answer = shown.waitForResponse((one) => one.url().endsWith(`/products/${CARE}`));
    await visits(`/products/${CARE}`);
    return answer;
  };
  const answers = await Promise.all([opens(salon), opens(consumer)]);
  const kept = await Promise.all(answers.map((one) => one.text()));
  expect(kept[0]).toBe(kept[1]);
  expect(kept[0]).not.toContain(own);
  for (const one of answers) {
    expect(one.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  }
  await expect(salon.main).toContainText(own);
  await expect(consumer.main).toContainText(formatPrice(each, salon.market));
  await expect(consumer.main).not.toContainText(own);
});
