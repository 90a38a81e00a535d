import { createBuyer } from '../actors/buyer.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('an invited buyer in nl sees the order in the account', async ({ page, watch }) => {
  // The cart is gone with the order, and order 999999 does not exist.
  watch.expectProblem(/status of 404|Not Found/);
  const customer = createCustomer(page, 'nl', 'buyer');
  const { main, market, t, email } = customer;
  const shopper = createShopper(page, 'nl');
  const title = await shopper.takesFirstProductToCheckout();
  const name = await createBuyer(page, market.shop, email).buys();

  await customer.isInvited();
  await customer.isRemembered(email);

  await customer.goesTo(t('account.nav.orders'));
  await customer.goesTo(t('orders.order', { name }));
  await expect(
    main.getByRole('heading', { level: 1, name: t('orders.order', { name }) }),
  ).toBeVisible();
  const lines = main.getByRole('list', { name: t('orders.lines') });
  const line = lines.getByRole('link', { name: title });
  await expect(line).toHaveAttribute('href', /\/products\/[^?]+\?variant=\d+$/);
  await expect(main.getByText(t('orders.payment.PAID'))).toBeVisible();

  await customer.visits('/account/orders/999999');
  await expect(page.getByRole('heading', { name: t('errors.notFound.title') })).toBeVisible();
});
