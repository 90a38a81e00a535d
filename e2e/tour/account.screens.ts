import { expect } from '../shop/test.ts';
import { buys, declareScreens, type Stage, screen } from './screen.ts';

const orders = new WeakMap<Stage, Promise<string>>();

declareScreens(
  screen('login-refused', 'account/login', async ({ customer }) => {
    await customer.visits('/account/login');
    await clicks('account.login.action', customer);
  }),
  screen('register-refused', 'account/register', async ({ customer }) => {
    await customer.visits('/account/register');
    await clicks('account.register.action', customer);
  }),
  screen('reset-refused', 'account/reset/:id/:token', async ({ customer }) => {
    await customer.visits('/account/reset/1/token');
    await clicks('account.reset.action', customer);
  }),
);

declareScreens(
  screen('thank-you', null, hasOrder),
  screen('account-order', 'account/orders/:orderNumber', opensOrder),
  screen('account-invoice', 'account/orders/:orderNumber/invoice', opens('aftersales.invoice')),
  screen('account-withdraw', 'account/orders/:orderNumber/withdraw', opens('orders.withdraw')),
);

/** Orders once, as a customer who is logged in; returns the order's number. */
function hasOrder(stage: Stage): Promise<string> {
  const order = orders.get(stage) ?? stage.isLoggedIn().then(() => buys(stage));
  orders.set(stage, order);
  return order;
}

async function opensOrder(stage: Stage): Promise<void> {
  const { customer } = stage;
  const name = await hasOrder(stage);
  await customer.visits('/account/orders');
  await customer.goesTo(customer.t('orders.order', { name }));
}

/** A page that an order leads to. */
function opens(link: 'aftersales.invoice' | 'orders.withdraw'): (stage: Stage) => Promise<void> {
  return async (stage) => {
    await opensOrder(stage);
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
