import { expect } from 'vitest';
import { createPlatform } from '../../src/platform.ts';
import { listMails } from '../../src/protocol/mail/index.ts';
import { readCartByToken } from '../../src/shopify/cart/index.ts';
import { findOrderOfCart, listOrders } from '../../src/shopify/orders/index.ts';
import { buyerAt, goToPayment, pay } from '../checkout/buyer.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { type RunningPlatform, request } from './running-platform.ts';

const CREATE = `mutation ($input: CartInput) {
  cartCreate(input: $input) { cart { id checkoutUrl } userErrors { message } } }`;

const STOCK =
  '{ products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }';

interface Stock {
  readonly products: {
    readonly nodes: readonly [
      { readonly variants: { readonly nodes: readonly [{ readonly quantityAvailable: number }] } },
    ];
  };
}

/** A cart that was taken to the checkout; acknowledged once the thank-you page came back. */
export interface Purchase {
  readonly cartToken: string;
  isAcknowledged: boolean;
}

/** Buys one unit; false when the connection went down with the platform. */
export async function buyOnce(
  platform: RunningPlatform,
  merchandiseId: string,
  purchases: Purchase[],
): Promise<boolean> {
  try {
    const made = await request<{ cartCreate: { cart: { id: string; checkoutUrl: string } } }>(
      platform,
      CREATE,
      { input: { lines: [{ merchandiseId }] } },
    );
    const { id, checkoutUrl } = made.cartCreate.cart;
    const purchase = { cartToken: /Cart\/(\w+)/.exec(id)?.[1] ?? '', isAcknowledged: false };
    purchases.push(purchase);
    const buyer = buyerAt({ fetch: (request) => fetch(hostedAt(platform.address, request)) });
    const thanks = await pay(buyer, await goToPayment(buyer, checkoutUrl));
    if (!thanks.url.includes('/orders/'))
      throw new Error(`no order at ${thanks.url}: ${thanks.status}`);
    purchase.isAcknowledged = thanks.status === 200;
    return true;
  } catch (error) {
    // fetch tells a broken connection by a TypeError; anything else is a failed purchase.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Checkout addresses name the platform's usual port; this one listens on another. */
function hostedAt(address: string, request: Request): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(new Request(address + pathname + search, request), { redirect: 'manual' });
}

/** Each order stands with its cart closed, its email sent and its units taken, or not at all. */
export async function expectOrdersWhole(
  dataFile: string,
  purchases: readonly Purchase[],
  stockBefore: number,
): Promise<void> {
  const platform = createPlatform({ dataFile });
  const { read } = platform.context.store;
  const orders = listOrders(read, 'nl', { limit: 100_000 });
  for (const { cartToken, isAcknowledged } of purchases) {
    const order = findOrderOfCart(read, 'nl', cartToken);
    if (isAcknowledged && order === null) throw new Error(`the order of ${cartToken} is gone`);
    const cart = readCartByToken(read, { shop: 'nl', token: cartToken });
    expect(cart?.completedAt ?? null).toBe(order?.placedAt ?? null);
  }
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  expect(listMails(read, { to: null, shop: 'nl', limit: 100_000 })).toHaveLength(orders.length);
  const { data } = await shopperAt(platform, 'nl', '2024-01').request<Stock>(STOCK);
  expect(data?.products.nodes[0].variants.nodes[0].quantityAvailable).toBe(
    stockBefore - orders.length,
  );
  expect(orders.length).toBeGreaterThan(0);
  platform.close();
}
