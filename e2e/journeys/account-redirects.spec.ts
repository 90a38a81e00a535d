import { createCustomer } from '../actors/customer.ts';
import { platformUrl, shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

const OWN_PAGES = ['/account/dashboard/', '/account/info', '/account/addresses', '/account/orders'];
const ENTRIES = [
  '/account/login',
  '/account/register',
  '/account/activate/1/token',
  '/account/reset/1/token',
];

test('who is not logged in comes to the login, and after it where they wanted to go', async ({
  page,
}) => {
  const customer = createCustomer(page, 'ie', 'returner');
  await customer.hasAccount();
  for (const path of OWN_PAGES) {
    await customer.visits(path);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/ie/account/login');
    expect(searchParams.get('returnTo')).toBe(`/ie${path}`);
  }
  await customer.fillsInLogin();
  await customer.presses(customer.t('account.login.action'));
  await expect(page).toHaveURL(`${shopUrl()}/ie/account/orders`);

  for (const path of ENTRIES) {
    await customer.visits(path);
    await customer.seesDashboard();
  }
});

test('who has to log in again finds their address filled in, until they have logged out', async ({
  page,
}) => {
  const customer = createCustomer(page, 'ie', 'forgotten');
  const { t, email, market } = customer;
  const field = customer.field(t('account.email'));
  await customer.isLoggedIn();
  await page.context().clearCookies();
  await customer.visits('/account/orders');
  await expect(field).toHaveValue(email);
  await customer.fillsInLogin();
  await customer.presses(t('account.login.action'));
  await expect(page).toHaveURL(`${shopUrl()}${market.prefix}/account/orders`);

  await customer.visits('/account/logout');
  await customer.presses(t('account.logout'));
  await customer.seesFrontPage();
  await customer.visits('/account/login');
  await expect(field).toHaveValue('');
});

test('after login a return address at the store is reached by a one-time sign-in', async ({
  page,
  watch,
}) => {
  // What the store shows there is the store's own.
  watch.expectProblem(/404/);
  const customer = createCustomer(page, 'nl', 'store-visitor');
  await customer.hasAccount();
  const returnTo = `${platformUrl()}/nl/account`;
  await customer.visits(`/account/login?${new URLSearchParams({ returnTo })}`);
  await customer.fillsInLogin();
  const signIn = page.waitForRequest(/\/account\/login\/multipass\//);
  await customer.presses(customer.t('account.login.action'));
  expect(new URL((await signIn).url()).origin).toBe(platformUrl());
  await expect(page).toHaveURL(new RegExp(`^${platformUrl()}/nl/`));
});

test('a return address elsewhere is not followed', async ({ page }) => {
  const customer = createCustomer(page, 'uk', 'lured');
  await customer.hasAccount();
  const returnTo = 'https://evil.example/account';
  await customer.visits(`/account/login?${new URLSearchParams({ returnTo })}`);
  await customer.fillsInLogin();
  await customer.presses(customer.t('account.login.action'));
  await customer.seesDashboard();
});
