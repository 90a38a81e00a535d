import type { Locale } from '@lokke/domain/markets';
import { createCustomer, eventsOn } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

const MARKETS: readonly Locale[] = ['nl', 'de', 'se'];

for (const locale of MARKETS) {
  test(`somebody in ${locale} registers, logs out and logs in again`, async ({ page, watch }) => {
    // What was asked for the account just before the logout may be answered after it.
    watch.expectProblem(/401/);
    const customer = createCustomer(page, locale, 'newcomer');
    const { t, market } = customer;

    await test.step('comes to the login by the header, and from there to the registration', async () => {
      await customer.visits('/shop');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('account.link') })
        .click();
      await expect(page).toHaveURL(new RegExp(`${market.prefix}/account/login\\?returnTo=`));
      await customer.goesTo(t('account.login.register'));
    });

    await test.step('registers and is logged in', async () => {
      await customer.fillsInRegistration();
      await customer.presses(t('account.register.action'));
      await customer.seesDashboard();
      await customer.isRemembered(customer.email);
      await expect
        .poll(() => eventsOn(page))
        .toContainEqual({
          event: 'sign_up',
          affiliatedSalonNo: null,
          selectedSalonNo: null,
        });
    });

    await test.step('logs out, to the home page', async () => {
      await customer.presses(t('account.logout'));
      await customer.seesFrontPage();
      expect(new URL(page.url()).pathname).toBe(market.prefix);
      await customer.isRemembered(null);
    });

    await test.step('logs in, which the tag manager learns with the salons’ numbers', async () => {
      await page.evaluate((shop) => localStorage.setItem(`salonNo-${shop}`, '1002'), market.shop);
      await customer.visits('/account/login');
      await customer.fillsInLogin();
      await customer.presses(t('account.login.action'));
      await customer.seesDashboard();
      await expect
        .poll(() => eventsOn(page))
        .toContainEqual({
          event: 'login',
          affiliatedSalonNo: null,
          selectedSalonNo: '1002',
        });
    });
  });
}

test('each market has customers of its own', async ({ page, watch }) => {
  watch.expectProblem(/status of 401/);
  const german = createCustomer(page, 'de', 'traveller');
  await german.isLoggedIn();
  // Still logged in there, but nobody here.
  const dutch = createCustomer(page, 'nl', 'traveller');
  await dutch.visits('/account/login');
  await dutch.field(dutch.t('account.email')).fill(german.email);
  await dutch.field(dutch.t('account.password')).fill('Kam-en-borstel');
  await dutch.presses(dutch.t('account.login.action'));
  await expect(dutch.main.getByRole('alert')).toHaveText(dutch.t('refusal.loginFailed'));
  await german.visits('/account/dashboard');
  await expect(german.main.getByText(german.email)).toBeVisible();
});
