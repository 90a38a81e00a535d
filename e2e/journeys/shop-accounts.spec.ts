import { createCustomer } from '../actors/customer.ts';
import { entersCode, HOSTED_LOCALE } from '../actors/shop-login.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

test('a customer logs in by a code, adds an address and changes the name @phone', async ({
  page,
}) => {
  const customer = createCustomer(page, HOSTED_LOCALE, 'by-code');
  const { main, t, email } = customer;

  await test.step('the page that was wanted comes after the login', async () => {
    await customer.hasAccount();
    await page.goto(`${customer.baseUrl}/no/account/addresses`);
    await entersCode(page, email);
    await expect(page).toHaveURL(/\/no\/account\/addresses$/);
    await customer.isRemembered(email);
  });

  await test.step('a code that comes once more leads to the account', async () => {
    await page.goto(`${customer.baseUrl}/no/account/authorize?code=used&state=used`);
    await expect(page).toHaveURL(/\/no\/account\/dashboard\/$/);
  });

  await test.step('an address is added', async () => {
    await customer.visits('/account/address');
    const input = (purpose: string) => main.locator(`[autocomplete="${purpose}"]`);
    await input('given-name').fill('Anna');
    await input('family-name').fill('Berg');
    await input('address-line1').fill('Thorvald Meyers gate 40');
    await input('postal-code').fill('0555');
    await input('address-level2').fill('Oslo');
    await customer.clicks(t('addresses.save'));
    await expect(main.getByRole('listitem').filter({ hasText: 'Thorvald Meyers' })).toBeVisible();
  });

  await test.step('the name is changed here, all else at the shop', async () => {
    await customer.visits('/account/info');
    await expect(main.locator('input[type="password"], input[type="tel"]')).toHaveCount(0);
    await customer.field(t('account.firstName')).fill('Astrid');
    await customer.field(t('account.lastName')).fill('Berg');
    await customer.clicks(t('account.info.save'));
    await expect(main.locator('[data-tone="success"]')).toBeVisible();
    const elsewhere = main.getByRole('link', { name: t('account.info.elsewhere.action') });
    await expect(elsewhere).toHaveAttribute('href', /\/account\/profile\?sso=silent&locale=nb-NO$/);
  });

  await test.step('the logout ends at the shop, too', async () => {
    await customer.visits('/account/dashboard/');
    await customer.clicks(t('account.logout'));
    await customer.seesFrontPage();
    await customer.isRemembered(null);
    await page.goto(`${customer.baseUrl}/no/account/dashboard/`);
    await expect(page.locator('input[name="email"]')).toBeVisible();
  });
});

test('a customer who just logged in erases the account, with two presses', async ({ page }) => {
  const customer = createCustomer(page, HOSTED_LOCALE, 'leaver');
  const { main, t } = customer;
  await customer.hasAccount();
  await customer.logsIn();
  await customer.visits('/account/data');
  await main.getByText(t('aftersales.eraseAction')).click();
  expect(await axeViolations(page)).toEqual([]);
  await customer.clicks(t('addresses.delete.action'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('aftersales.erased'));
  expect(await axeViolations(page)).toEqual([]);
  await customer.isRemembered(null);
  await customer.opensLogin('/account/data');
  await expect(page.locator('input[name="email"]')).toBeVisible();
});

test('the page of register leads to the login of the shop', async ({ page }) => {
  const { main, t, visits } = createCustomer(page, HOSTED_LOCALE, 'nobody');
  await visits('/account/register');
  await expect(main.getByText(t('account.shop.text'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: t('account.shop.action') }).click();
  await expect(page.locator('input[name="email"]')).toBeVisible();
});

test('a login that comes back with a strange state is not believed', async ({ page, watch }) => {
  watch.expectProblem(/400/);
  const { main, t, visits } = createCustomer(page, HOSTED_LOCALE, 'stranger');
  await visits('/account/authorize?code=guessed&state=guessed');
  await expect(main.getByRole('heading', { name: t('account.shop.notArrived') })).toBeVisible();
  await expect(main.getByText(t('refusal.loginNotFinished'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await visits('/account/authorize?error=access_denied');
  await expect(main.getByText(t('refusal.loginNotFinished'))).toBeVisible();
});
