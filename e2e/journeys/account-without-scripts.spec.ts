import { createCustomer } from '../actors/customer.ts';
import { HOSTED_LOCALE } from '../actors/shop-login.ts';
import { expect, test } from '../shop/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts a customer can register and log in @phone', async ({ page, watch }) => {
  watch.expectProblem(/status of 40[01]/);
  const customer = createCustomer(page, 'uk', 'scriptless');
  const { t } = customer;
  await customer.visits('/account/register');
  await customer.fillsInRegistration('secret');
  await customer.clicks(t('account.register.action'));
  // Spec §5: registration shows this message alone, and keeps the other fields.
  await expect(customer.main.getByText('Password invalid', { exact: true })).toBeVisible();
  await expect(customer.field('E-mail')).toHaveValue(customer.email);
  await expect(customer.field('Password')).toHaveValue('');

  await customer.fillsInNewPassword('Password', 'Kam-en-borstel');
  await customer.clicks(t('account.register.action'));
  await customer.seesDashboard();
  await customer.clicks(t('account.logout'));
  await customer.seesFrontPage();

  await customer.visits('/account/orders');
  await customer.submitsLogin('Wrong-password');
  await expect(customer.main.getByRole('alert')).toHaveText('Login email or password is incorrect');
  await customer.submitsLogin();
  await expect(page).toHaveURL(/\/uk\/account\/orders$/);
});

test('without scripts a customer logs in at the pages of the shop, and out @phone', async ({
  page,
}) => {
  const customer = createCustomer(page, HOSTED_LOCALE, 'scriptless-code');
  await customer.hasAccount();
  await customer.opensLogin('/account/orders');
  await customer.provesIdentity();
  // Scripts would follow this link.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/no\/account\/orders$/);
  await page
    .getByRole('navigation', { name: customer.t('account.nav') })
    .getByRole('button')
    .click();
  await customer.seesFrontPage();
  await customer.opensLogin('/account/orders');
  await expect(page.locator('input[name="email"]')).toBeVisible();
});
