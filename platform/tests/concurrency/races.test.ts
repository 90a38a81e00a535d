import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOrders } from '../../src/shopify/orders/index.ts';
import { buyerAt, goToPayment, pay } from '../checkout/buyer.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { newFolder } from '../fixtures/folder.ts';
import { openPlatform } from '../fixtures/platform.ts';

const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $id, lines: $lines) { cart { totalQuantity } userErrors { message } } }`;

const folder = newFolder();

const openShop = (name: string) =>
  openCheckoutShop('nl', openPlatform({ dataFile: join(folder, `${name}.sqlite`) }));

test('of ten buyers who pay for the last unit at once, one gets it', async () => {
  const shop = await openShop('last-unit');
  const buyer = buyerAt(shop.platform);
  const payments = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const cart = await shop.createCart([{ merchandiseId: shop.variants.lastOne, quantity: 1 }]);
      return goToPayment(buyer, cart.checkoutUrl);
    }),
  );
  const pages = await Promise.all(payments.map((payment) => pay(buyer, payment)));
  expect(pages.filter(({ url }) => url.includes('/orders/'))).toHaveLength(1);
  expect(pages.filter(({ url }) => url.includes('refused=shortage'))).toHaveLength(9);
  expect(listOrders(shop.platform.context.store.read, 'nl', { limit: 100 })).toHaveLength(1);
  expect(await shop.stockOf(shop.variants.lastOne)).toBe(0);
});

test('who presses the button ten times at once has ordered once', async () => {
  const shop = await openShop('double-click');
  const { buyer } = shop;
  const cart = await shop.fillCart(2);
  const payment = await goToPayment(buyer, cart.checkoutUrl);
  const pages = await Promise.all(Array.from({ length: 10 }, () => pay(buyer, payment)));
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  expect(listOrders(shop.platform.context.store.read, 'nl', { limit: 100 })).toHaveLength(1);
  expect(await shop.stockOf(shop.variants.shampoo)).toBe(98);
});

test('fifty changes to one cart at once are all in it', async () => {
  const shop = await openShop('one-cart');
  const { id } = await shop.createCart([]);
  const lines = [{ merchandiseId: shop.variants.shampoo, quantity: 1 }];
  const responses = await Promise.all(
    Array.from({ length: 50 }, () =>
      shop.shopper.send<{ cart: { totalQuantity: number } }>(ADD, { id, lines }),
    ),
  );
  const totals = responses.map(({ cart }) => cart.totalQuantity);
  // Each saw the cart as its own change left it: no two the same.
  expect(totals.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});
