import type { Locale } from '@lokke/domain/markets';
import { createCustomer } from '../actors/customer.ts';
import { countLetters, linkInLetter } from '../shop/mailbox.ts';
import { inviteCustomer } from '../shop/shop-office.ts';
import { expect, test } from '../shop/test.ts';

const MARKETS: readonly Locale[] = ['nl', 'de', 'no'];
const NEW_PASSWORD = 'Nieuwe-kam-2';

for (const locale of MARKETS) {
  test(`somebody in ${locale} forgot the password and sets a new one by the letter’s link`, async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/status of 40[01]/);
    const customer = createCustomer(page, locale, 'forgetful');
    const { t } = customer;
    await customer.hasAccount();

    await customer.visits('/account/login');
    await customer.goesTo(t('account.login.forgot'));
    await customer.field(t('account.email')).fill(customer.email);
    await customer.presses(t('account.forgot.action'));
    const { email } = customer;
    await expect(customer.main.getByText(t('account.forgot.done', { email }))).toBeVisible();

    const link = await linkInLetter(page, email, 'reset');
    expect(new URL(link).pathname).toMatch(new RegExp(`^${customer.market.prefix}/account/reset/`));
    await page.goto(link);
    await customer.fillsInNewPassword(t('account.newPassword'), NEW_PASSWORD);
    await customer.presses(t('account.reset.action'));
    await customer.seesDashboard();
    await customer.presses(t('account.logout'));
    await customer.seesFrontPage();

    await test.step('the link works once', async () => {
      await page.goto(link);
      await customer.fillsInNewPassword(t('account.newPassword'), 'Third-comb-3');
      await customer.presses(t('account.reset.action'));
      await expect(customer.main.getByRole('alert')).toBeVisible();
    });

    await test.step('the new password opens the account', async () => {
      await customer.visits('/account/login');
      await customer.fillsInLogin(NEW_PASSWORD);
      await customer.presses(t('account.login.action'));
      await customer.seesDashboard();
    });
  });

  test(`somebody invited in ${locale} activates the account by the letter’s link`, async ({
    page,
  }) => {
    const customer = createCustomer(page, locale, 'invited');
    const { t, email, market } = customer;
    const names = { firstName: 'Anna', lastName: 'Berg' };
    await inviteCustomer(page, { shop: market.shop, email, ...names });
    await page.goto(await linkInLetter(page, email, 'activate'));
    await customer.fillsInNewPassword(t('account.password'), NEW_PASSWORD);
    await customer.presses(t('account.activate.action'));
    await customer.seesDashboard();
    await customer.isRemembered(email);
  });
}

test('for an address that nobody knows the page says the same, and no letter leaves', async ({
  page,
}) => {
  const stranger = createCustomer(page, 'uk', 'stranger');
  const { t, email } = stranger;
  await stranger.visits('/account/forgot');
  await stranger.field(t('account.email')).fill(email);
  await stranger.presses(t('account.forgot.action'));
  await expect(stranger.main.getByText(t('account.forgot.done', { email }))).toBeVisible();
  expect(await countLetters(page, email)).toBe(0);
});
