import { createCustomer } from '../actors/customer.ts';
import { platformUrl } from '../shop/addresses.ts';
import { linkInLetter } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';

test.use({ javaScriptEnabled: false });

test('before any script has loaded one can register, log out and log in @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 40[01]/);
  const customer = createCustomer(page, 'uk', 'scriptless');
  const { t } = customer;
  await customer.visits('/account/register');
  await customer.fillsInRegistration('secret');
  await customer.presses(t('account.register.action'));
  // Spec §5: registration says only this, and what was typed is kept.
  await expect(customer.main.getByText('Password invalid', { exact: true })).toBeVisible();
  await expect(customer.field('E-mail')).toHaveValue(customer.email);
  await expect(customer.field('Password')).toHaveValue('');

  await customer.fillsInNewPassword('Password', 'Kam-en-borstel');
  await customer.presses(t('account.register.action'));
  await customer.seesDashboard();
  await customer.presses(t('account.logout'));
  await customer.seesFrontPage();

  await customer.visits('/account/orders');
  await customer.fillsInLogin('Wrong-password');
  await customer.presses(t('account.login.action'));
  await expect(customer.main.getByRole('alert')).toHaveText('Login email or password is incorrect');
  await customer.fillsInLogin();
  await customer.presses(t('account.login.action'));
  await expect(page).toHaveURL(/\/uk\/account\/orders$/);
});

test('before any script has loaded one can ask for a new password and set it', async ({ page }) => {
  const customer = createCustomer(page, 'fr', 'scriptless-forgetful');
  const { t, email } = customer;
  await customer.hasAccount();
  await customer.visits('/account/forgot');
  await customer.field(t('account.email')).fill(email);
  await customer.presses(t('account.forgot.action'));
  await expect(customer.main.getByText(t('account.forgot.done', { email }))).toBeVisible();
  await page.goto(await linkInLetter(page, email, 'reset'));
  await customer.fillsInNewPassword(t('account.newPassword'), 'Nouveau-peigne-2');
  await customer.presses(t('account.reset.action'));
  await customer.seesDashboard();
});

test('before any script has loaded a login leads on to the store that asked for it', async ({
  page,
  watch,
}) => {
  // What the store shows there is the store's own.
  watch.expectProblem(/404/);
  const customer = createCustomer(page, 'nl', 'scriptless-store');
  await customer.hasAccount();
  const returnTo = `${platformUrl()}/nl/account`;
  await customer.visits(`/account/login?${new URLSearchParams({ returnTo })}`);
  await customer.fillsInLogin();
  await customer.presses(customer.t('account.login.action'));
  await expect(page).toHaveURL(new RegExp(`^${platformUrl()}/nl/`));
});
