import { opensEmail } from '../shop/mailbox.ts';
import { buys, state } from './screen.ts';

state('letter-account', async ({ customer, page }) => {
  await customer.hasAccount();
  await customer.visits('/account/forgot');
  await customer.field(customer.t('account.email')).fill(customer.email);
  await customer.clicks(customer.t('account.forgot.action'));
  await opensEmail(page, customer.email);
});
state('letter-order', async (stage) => {
  await buys(stage);
  await opensEmail(stage.page, stage.customer.email);
});
state('letter-withdrawal', async (stage) => {
  const { customer, shopper, page } = stage;
  const orderNumber = await buys(stage);
  await shopper.visits('/withdraw');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Ada Lok');
  await form.locator('[name=orderNumber]').fill(orderNumber);
  await form.locator('[name=email]').fill(customer.email);
  await form.getByRole('button').click();
  await form.getByRole('button', { name: shopper.t('withdrawal.confirm') }).click();
  await opensEmail(page, customer.email);
});
state('letter-newsletter', async ({ customer, page }) => {
  await customer.visits('/newsletter');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=email]').fill(customer.email);
  await form.getByRole('button').click();
  await opensEmail(page, customer.email);
});
state('letter-professional', async ({ customer, page }) => {
  const { t } = customer;
  await customer.visits('/account/professional/register');
  await customer.field(t('account.email')).fill(customer.email);
  await customer.fillsInNewPassword(t('account.password'), 'Kam-en-borstel');
  await customer.clicks(t('account.register.action'));
  await opensEmail(page, customer.email);
});
