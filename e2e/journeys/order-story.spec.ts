import { createBuyer } from '../actors/buyer.ts';
import { CARE } from '../actors/cart.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { callAdminApi } from '../shop/admin-api.ts';
import { expect, test } from '../shop/test.ts';

test('an order in no is followed in parcels, refunded and ordered again', async ({
  page,
  watch,
}) => {
  // The cart is gone with the order.
  watch.expectProblem(/status of 404|Not Found/);
  const customer = createCustomer(page, 'no', 'follower');
  const { main, market, t, email } = customer;
  await customer.isInvited();
  const shopper = createShopper(page, 'no');
  await shopper.cart.holds(CARE, CARE);
  const title = await shopper.cart.titleOf(CARE);
  await shopper.goesToCheckout();
  const number = (await createBuyer(page, market.shop, email).buys()).slice(1);

  const { orders } = await callAdminApi(market.shop, ORDER, { query: `name:${number}` });
  const [order] = orders.nodes;
  const [open] = order.fulfillmentOrders.nodes;
  const line = open.lineItems.nodes.find(
    (one: { readonly lineItem: { readonly title: string } }) => one.lineItem.title === title,
  );
  const { fulfillmentCreate } = await callAdminApi(market.shop, FULFIL, {
    fulfillment: {
      lineItemsByFulfillmentOrder: [
        {
          fulfillmentOrderId: open.id,
          fulfillmentOrderLineItems: [{ id: line.id, quantity: 1 }],
        },
      ],
      trackingInfo: { company: 'Post', number: '3S123', url: 'https://post.example/3S123' },
    },
  });
  expect(fulfillmentCreate.userErrors).toEqual([]);
  const orderPath = `/account/orders/${number}`;
  await customer.visits(orderPath);
  const parcel = main.getByRole('listitem').filter({ hasText: '3S123' });
  await expect(parcel).toContainText(`1 × ${title}`);
  const link = parcel.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://post.example/3S123');
  await expect(link).toHaveAccessibleName(`${t('aftersales.track')} 3S123`);
  await expect(main.getByText(t('aftersales.waiting'), { exact: true })).toBeVisible();

  const { refundCreate } = await callAdminApi(market.shop, REFUND, {
    input: {
      orderId: order.id,
      refundLineItems: [{ lineItemId: line.lineItem.id, quantity: 1, restockType: 'CANCEL' }],
      transactions: [{ orderId: order.id, kind: 'REFUND', gateway: 'bogus', amount: '5.00' }],
    },
  });
  expect(refundCreate.userErrors).toEqual([]);
  await customer.visits(orderPath);
  await expect(main.getByText(t('aftersales.returned', { count: 1 }))).toBeVisible();
  await expect(main.getByText(t('orders.payment.PARTIALLY_REFUNDED'))).toBeVisible();

  await customer.visits('/account/dashboard');
  const toReview = main.getByRole('region', { name: t('aftersales.reviews') });
  await expect(toReview.getByRole('link', { name: title })).toHaveAttribute('href', /#reviews$/);

  // A failed attempt leaves the page, and so does the next one.
  watch.expectProblem(/ERR_FAILED/);
  await page.route(/reorder\.data/, (route) => route.abort());
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const failed = page.waitForEvent('requestfailed');
    await customer.clicks(t('aftersales.again'));
    await failed;
    await expect(main.getByRole('alert')).toHaveText(t('aftersales.againFailed'));
  }
  await page.unrouteAll();
  await customer.clicks(t('aftersales.again'));
  await expect(shopper.cartPopup.getByRole('link', { name: title }).first()).toBeVisible();

  await customer.visits(`${orderPath}/invoice`);
  await expect(
    main.getByRole('heading', {
      level: 1,
      name: new RegExp(t('aftersales.invoiceNumber', { number: 'NO-\\d{5}' })),
    }),
  ).toBeVisible();
  await expect(main.getByText(t('aftersales.registration'))).toBeVisible();
  await customer.visits(`${orderPath}/withdraw`);
  await expect(customer.field(t('account.email'))).toHaveValue(email);
  await customer.visits(`/account/orders?q=${encodeURIComponent(title.slice(0, 6))}`);
  await expect(main.getByRole('article')).toHaveCount(1);
});

const ORDER = `query ($query: String) { orders(first: 1, query: $query) { nodes {
  id
  fulfillmentOrders(first: 1) { nodes { id lineItems(first: 9) { nodes { id lineItem { id title } } } } }
} } }`;
const FULFIL = `mutation ($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } }
}`;
const REFUND =
  'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }';
