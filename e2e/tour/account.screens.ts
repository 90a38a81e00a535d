import { expect } from '../shop/test.ts';
import { buys, type Stage, screen } from './screen.ts';

screen('login-refused', 'account/login', async ({ customer }) => {
  await customer.visits('/account/login');
  await clicks('account.login.action', customer);
});
screen('register-refused', 'account/register', async ({ customer }) => {
  await customer.visits('/account/register');
  await clicks('account.register.action', customer);
});
screen('reset-refused', 'account/reset/:id/:token', async ({ customer }) => {
  await customer.visits('/account/reset/1/token');
  await clicks('account.reset.action', customer);
});
screen('account-order', 'account/orders/:orderNumber', openOrder);
screen('account-invoice', 'account/orders/:orderNumber/invoice', ofAnOrder('aftersales.invoice'));
screen('account-withdraw', 'account/orders/:orderNumber/withdraw', ofAnOrder('orders.withdraw'));

async function openOrder(stage: Stage): Promise<void> {
  const { customer } = stage;
  await customer.isLoggedIn();
  const name = await buys(stage);
  await customer.visits('/account/orders');
  await customer.goesTo(customer.t('orders.order', { name }));
}

/** A page that an order leads to. */
function ofAnOrder(
  link: 'aftersales.invoice' | 'orders.withdraw',
): (stage: Stage) => Promise<void> {
  return async (stage) => {
    await openOrder(stage);
    await stage.customer.goesTo(stage.customer.t(link));
  };
}

/** Submits an empty form, so that each field shows its error. */
async function clicks(
  key: 'account.login.action' | 'account.register.action' | 'account.reset.action',
  { clicks: click, main, t }: Stage['customer'],
): Promise<void> {
  await click(t(key));
  await expect(main.locator('[aria-invalid]').first()).toBeVisible();
}
