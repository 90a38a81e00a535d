import { createActor } from '../actors/actor.ts';
import { createCustomer } from '../actors/customer.ts';
import { HOSTED_LOCALE } from '../actors/shop-login.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { eventsOn } from '../shop/watch-page.ts';

test('a customer in nl registers, logs out and logs in', async ({ page, watch }) => {
  // An account request from before the logout may fail after it.
  watch.expectProblem(/401/);
  const customer = createCustomer(page, 'nl', 'newcomer');
  const { t, market } = customer;

  await test.step('goes to registration by header and login', async () => {
    await customer.visits('/range/rain');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('account.link') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${market.prefix}/account/login\\?returnTo=`));
    await customer.goesTo(t('account.login.register'));
  });

  await test.step('registers', async () => {
    await customer.fillsInRegistration();
    await customer.clicks(t('account.register.action'));
    await customer.seesDashboard();
    await customer.isRemembered(customer.email);
    await expect
      .poll(() => eventsOn(page))
      .toContainEqual({ event: 'sign_up', affiliatedSalonNo: null, selectedSalonNo: null });
  });

  await test.step('logs out, to the home page', async () => {
    await customer.clicks(t('account.logout'));
    await customer.seesFrontPage();
    expect(new URL(page.url()).pathname).toBe(market.prefix);
    await customer.isRemembered(null);
  });

  await test.step('logs in, with the salon numbers in the event', async () => {
    const list = await page.request.get(`${shopUrl()}/api/salons/list/?locale=nl`);
    const [salon] = (await list.json()).salons;
    const key = `salonNo-${market.shop}`;
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      salon.salonNo,
    ] as const);
    await customer.visits('/account/login');
    await customer.submitsLogin();
    await customer.seesDashboard();
    await expect
      .poll(() => eventsOn(page))
      .toContainEqual({
        event: 'login',
        affiliatedSalonNo: null,
        selectedSalonNo: salon.salonNo,
      });
  });
});

test('with new accounts the first login makes the account, and each sends its event once', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/401/);
  const customer = createCustomer(page, HOSTED_LOCALE, 'newcomer');
  const events = async (name: string) =>
    JSON.stringify(await eventsOn(page)).split(`"event":"${name}"`).length - 1;
  await customer.opensLogin();
  await customer.provesIdentity();
  await expect(page).toHaveURL(/\/no\/account\/dashboard\/$/);
  await customer.isRemembered(customer.email);
  await expect
    .poll(() => eventsOn(page))
    .toContainEqual({ event: 'sign_up', affiliatedSalonNo: null, selectedSalonNo: null });
  expect([await events('sign_up'), await events('login')]).toEqual([1, 0]);
  await customer.goesOut();
  await customer.isRemembered(null);

  await customer.opensLogin();
  await customer.provesIdentity();
  await expect(page).toHaveURL(/\/no\/account\/dashboard\/$/);
  await expect
    .poll(() => eventsOn(page))
    .toContainEqual({ event: 'login', affiliatedSalonNo: null, selectedSalonNo: null });
  expect([await events('sign_up'), await events('login')]).toEqual([0, 1]);
});

test('a login fills in the e-mail at other shops, until its session has ended', async ({
  page,
  watch,
}) => {
  // Background requests of a page whose session ends.
  watch.expectProblem(/401/);
  const customer = createCustomer(page, 'ie', 'forgotten');
  const { t, email, market } = customer;
  const field = customer.field(t('account.email'));
  await customer.hasAccount();
  await customer.logsIn();
  await createActor(page, 'uk').visits('/account/login');
  await expect(field).toHaveValue(email);

  await page.context().clearCookies();
  await customer.visits('/account/orders');
  await customer.isRemembered(null);
  await expect(field).toHaveValue('');
  await customer.submitsLogin();
  await expect(page).toHaveURL(`${shopUrl()}${market.prefix}/account/orders`);
});
