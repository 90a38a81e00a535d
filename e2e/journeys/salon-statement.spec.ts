import { expect, type Page } from '@playwright/test';
import { ACCEPTED_CARD, createBuyer } from '../actors/buyer.ts';
import { PASSWORD } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { callAdminApi } from '../shop/admin-api.ts';
import { linkInEmail } from '../shop/mailbox.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

const SALON = { name: 'Kam & Kroon', email: 'kam-kroon.amsterdam@example.com' };

/** Buys the first product and returns the order's number. */
async function buys(page: Page, beforePaying: () => Promise<void>): Promise<string> {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  await shopper.opensFirstProduct();
  await shopper.addsToCart();
  await shopper.cartId();
  await shopper.visits('/shop');
  await beforePaying();
  await shopper.visits('/cart');
  await shopper.goesToCheckout();
  const buyer = createBuyer(page, 'nl', 'robin.salon@example.com');
  await buyer.fillsInDetails();
  await buyer.paysWith(ACCEPTED_CARD);
  return buyer.orderNumber();
}

/** Refunds all lines of an order, as the shop's office does. */
async function refunds(name: string): Promise<void> {
  const { orders } = await callAdminApi(
    'nl',
    `query ($query: String!) { orders(first: 1, query: $query) { nodes {
      id totalPriceSet { shopMoney { amount } } lineItems(first: 50) { nodes { id quantity } } } } }`,
    { query: `name:${name}` },
  );
  const [order] = orders.nodes;
  const { refundCreate } = await callAdminApi(
    'nl',
    `mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }`,
    {
      input: {
        orderId: order.id,
        shipping: { fullRefund: true },
        refundLineItems: order.lineItems.nodes.map(
          ({ id, quantity }: { readonly id: string; readonly quantity: number }) => ({
            lineItemId: id,
            quantity,
            restockType: 'NO_RESTOCK',
          }),
        ),
        transactions: [
          {
            orderId: order.id,
            kind: 'REFUND',
            gateway: 'bogus',
            amount: order.totalPriceSet.shopMoney.amount,
          },
        ],
      },
    },
  );
  expect(refundCreate.userErrors).toEqual([]);
}

test('an owner sees what was bought for the salon, and what was refunded', async ({
  page,
  watch,
}) => {
  // The cart of an order is gone.
  watch.expectProblem(/404|checkout\/request\/: Not Found/);
  const { choosesSalon, removesSalon, seesSalon, t, main, field, clicks, visits } = createVisitor(
    page,
    'nl',
  );
  const sent = (salonNo: RegExp) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/checkout/salon/') &&
        salonNo.test(response.request().postData() ?? ''),
    );

  const counted = await buys(page, async () => {
    const set = sent(/"salonNo":"\d+"/);
    await choosesSalon(SALON.name);
    expect((await set).status()).toBe(200);
  });
  const notCounted = await buys(page, async () => {
    await seesSalon(SALON.name);
    const off = sent(/"salonNo":null/);
    await removesSalon(SALON.name);
    expect((await off).status()).toBe(200);
  });

  await visits('/account/professional/register');
  await field(t('account.email')).fill(SALON.email);
  await field(t('account.password')).fill(PASSWORD);
  await field(t('account.confirmation')).fill(PASSWORD);
  await clicks(t('account.register.action'));
  await expect(main.getByText(t('professional.home.unconfirmed'))).toBeVisible();
  await page.goto(await linkInEmail(SALON.email, 'verifyEmail'));
  await waitForHydration(page);
  await clicks(t('professional.verify.action'));
  await main.getByRole('link', { name: t('professional.home.title') }).click();
  await main.getByRole('link', { name: t('statement.title') }).click();

  const rows = main.getByRole('table').nth(1).getByRole('row');
  await expect(rows.filter({ hasText: counted })).toHaveCount(1);
  await expect(rows.filter({ hasText: notCounted })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await refunds(counted);
  await page.reload();
  await expect(rows.filter({ hasText: counted })).toHaveCount(2);
  const total = main.getByRole('table').first().getByRole('row').last().getByRole('cell').first();
  await expect(total).toHaveText(/^€\s0,00$/);

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: t('statement.csv') }).click();
  expect((await download).suggestedFilename()).toMatch(/^statement-\d+\.csv$/);
});
