import { createCustomer } from '../actors/customer.ts';
import { countEmails, linkInEmail } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';

const NEW_PASSWORD = 'Nieuwe-kam-2';

test('a password is reset by e-mail in nl', async ({ page, watch }) => {
  watch.expectProblem(/status of 40[01]/);
  const customer = createCustomer(page, 'nl', 'forgetful');
  const { t } = customer;
  await customer.hasAccount();

  await customer.visits('/account/login');
  await customer.goesTo(t('account.login.forgot'));
  await customer.field(t('account.email')).fill(customer.email);
  await customer.clicks(t('account.forgot.action'));
  const { email } = customer;
  await expect(customer.main.getByText(t('account.forgot.done', { email }))).toBeVisible();

  const link = await linkInEmail(email, 'reset');
  expect(new URL(link).pathname).toMatch(new RegExp(`^${customer.market.prefix}/account/reset/`));
  await page.goto(link);
  await customer.fillsInNewPassword(t('account.newPassword'), NEW_PASSWORD);
  await customer.clicks(t('account.reset.action'));
  await customer.seesDashboard();
  await customer.clicks(t('account.logout'));
  await customer.seesFrontPage();

  await test.step('the link works once', async () => {
    await page.goto(link);
    await customer.fillsInNewPassword(t('account.newPassword'), 'Third-comb-3');
    await customer.clicks(t('account.reset.action'));
    await expect(customer.main.getByRole('alert')).toBeVisible();
  });

  await test.step('the new password opens the account', async () => {
    await customer.visits('/account/login');
    await customer.submitsLogin(NEW_PASSWORD);
    await customer.seesDashboard();
  });
});

test('a reset for an unknown e-mail address sends nothing', async ({ page }) => {
  const stranger = createCustomer(page, 'uk', 'stranger');
  const { t, email } = stranger;
  await stranger.visits('/account/forgot');
  await stranger.field(t('account.email')).fill(email);
  await stranger.clicks(t('account.forgot.action'));
  await expect(stranger.main.getByText(t('account.forgot.done', { email }))).toBeVisible();
  expect(await countEmails(email)).toBe(0);
});
