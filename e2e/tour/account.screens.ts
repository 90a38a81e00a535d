import { expect } from '../shop/test.ts';
import { buys, checkedState, type Stage, screen } from './screen.ts';

checkedState('login', 'account/login', ({ customer }) => customer.visits('/account/login'));
screen('login-refused', 'account/login', async ({ customer }) => {
  await customer.visits('/account/login');
  await clicks('account.login.action', customer);
});
checkedState('register', 'account/register', ({ customer }) =>
  customer.visits('/account/register'),
);
screen('register-refused', 'account/register', async ({ customer }) => {
  await customer.visits('/account/register');
  await clicks('account.register.action', customer);
});
checkedState('forgot', 'account/forgot', ({ customer }) => customer.visits('/account/forgot'));
checkedState('activate', 'account/activate/:id/:token', ({ customer }) =>
  customer.visits('/account/activate/1/token'),
);
screen('reset-refused', 'account/reset/:id/:token', async ({ customer }) => {
  await customer.visits('/account/reset/1/token');
  await clicks('account.reset.action', customer);
});
screen('logout', 'account/logout', ({ customer }) => customer.visits('/account/logout'));
screen('newsletter', 'newsletter', ({ customer }) => customer.visits('/newsletter'));
screen('dashboard', 'account/dashboard', loggedInAt('/account/dashboard/'));
screen('account-info', 'account/info', loggedInAt('/account/info'));
screen('account-addresses', 'account/addresses', loggedInAt('/account/addresses'));
screen('account-address', 'account/address/:id?', loggedInAt('/account/address'));
screen('account-orders', 'account/orders', loggedInAt('/account/orders'));
screen('account-order', 'account/orders/:orderNumber', openOrder);
screen('account-invoice', 'account/orders/:orderNumber/invoice', ofAnOrder('aftersales.invoice'));
screen('account-withdraw', 'account/orders/:orderNumber/withdraw', ofAnOrder('orders.withdraw'));
screen('account-data', 'account/data', loggedInAt('/account/data'));
screen('professional', 'account/professional/:screen?', ({ customer }) =>
  customer.visits('/account/professional'),
);

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

function loggedInAt(path: string): (stage: Stage) => Promise<void> {
  return async ({ customer }) => {
    await customer.isLoggedIn();
    await customer.visits(path);
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
