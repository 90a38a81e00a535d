import { createCustomer } from '../actors/customer.ts';
import { HOSTED_LOCALE } from '../actors/shop-login.ts';
import { platformUrl, shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

const OWN_PAGES = ['/account/dashboard/', '/account/info', '/account/addresses', '/account/orders'];
const ENTRIES = [
  '/account/login',
  '/account/register',
  '/account/activate/1/token',
  '/account/reset/1/token',
];

test('account pages lead to the login and back', async ({ page }) => {
  const customer = createCustomer(page, 'ie', 'returner');
  await customer.hasAccount();
  for (const path of OWN_PAGES) {
    await customer.visits(path);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/ie/account/login');
    expect(searchParams.get('returnTo')).toBe(`/ie${path}`);
  }
  await customer.provesIdentity();
  await expect(page).toHaveURL(`${shopUrl()}/ie/account/orders`);

  for (const path of ENTRIES) {
    await customer.visits(path);
    await customer.seesDashboard();
  }
});

test('with new accounts the pages lead to the login of the shop and back', async ({ page }) => {
  const customer = createCustomer(page, HOSTED_LOCALE, 'returner');
  await customer.hasAccount();
  for (const path of OWN_PAGES) {
    await customer.opensLogin(path);
    await expect(page.locator('input[name="email"]')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(platformUrl());
  }
  await customer.provesIdentity();
  await expect(page).toHaveURL(`${shopUrl()}/${HOSTED_LOCALE}/account/orders`);

  for (const path of ENTRIES) {
    await customer.visits(path);
    await customer.seesDashboard();
  }
});

test('the e-mail is filled in when a session has ended, until the visitor logs out', async ({
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
  await page.context().clearCookies();
  await customer.visits('/account/orders');
  await expect(field).toHaveValue(email);
  await customer.submitsLogin();
  await expect(page).toHaveURL(`${shopUrl()}${market.prefix}/account/orders`);

  await customer.visits('/account/logout');
  await customer.clicks(t('account.logout'));
  await customer.seesFrontPage();
  await customer.visits('/account/login');
  await expect(field).toHaveValue('');
});

test('a return URL at the store is reached with a silent login', async ({ page, watch }) => {
  // The store has no such page.
  watch.expectProblem(/404/);
  const customer = createCustomer(page, HOSTED_LOCALE, 'store-visitor');
  await customer.hasAccount();
  const store = `${platformUrl()}/${HOSTED_LOCALE}/account`;
  await customer.opensLogin(`/account/login?${new URLSearchParams({ returnTo: store })}`);
  await customer.provesIdentity();
  await page.waitForURL(`${store}?sso=silent`);
});

test('a return URL at the store is reached by multipass', async ({ page, watch }) => {
  // The store has no such page.
  watch.expectProblem(/404/);
  const customer = createCustomer(page, 'nl', 'store-visitor');
  await customer.hasAccount();
  const returnTo = `${platformUrl()}/nl/account`;
  await customer.visits(`/account/login?${new URLSearchParams({ returnTo })}`);
  const signIn = page.waitForRequest(/\/account\/login\/multipass\//);
  await customer.submitsLogin();
  expect(new URL((await signIn).url()).origin).toBe(platformUrl());
  await expect(page).toHaveURL(new RegExp(`^${platformUrl()}/nl/`));
});
