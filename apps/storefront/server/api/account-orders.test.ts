import { type Checkout, checkoutSchema } from '@lokke/contract/checkout';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor } from '../../testing/account-visitor.ts';
import { buy } from '../../testing/buy.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

const MALLORY = { ...ANNA, email: 'mallory@example.com' };
const SHAMPOO = 'gid://shopify/ProductVariant/1';

let embedded: EmbeddedShops;
let anna: AccountVisitor;
let mallory: AccountVisitor;
let api: ReturnType<typeof openEndpoint>['api'];

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  api = openEndpoint(embedded).api;
  [anna, mallory] = [openVisitor(api), openVisitor(api)];
  await anna.post('register', ANNA);
  await mallory.post('register', MALLORY);
});
afterAll(() => embedded[Symbol.dispose]());

const cookieOf = ({ cookies }: AccountVisitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function pagesOf(visitor: AccountVisitor) {
  const headers = { cookie: cookieOf(visitor) };
  return embedded.accountsOf(new Request('http://lokke.test/nl', { headers }), 'nl');
}

/** Creates a cart in the visitor's browser, or an anonymous one. */
async function cartOf(visitor: AccountVisitor | null): Promise<Checkout> {
  const response = await api.request('http://lokke.test/api/shopify/checkout/create/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(visitor !== null && { cookie: cookieOf(visitor) }),
    },
    body: JSON.stringify({ lineItems: [{ variantId: SHAMPOO, quantity: 2 }], locale: 'nl' }),
  });
  const { data } = v.parse(v.object({ data: checkoutSchema }), await response.json());
  await embedded.accounts.whenIdle();
  return data;
}

async function ordersOf(visitor: AccountVisitor) {
  const page = await pagesOf(visitor).orders();
  if (!page.ok) throw new Error(page.message);
  return page.value.orders;
}

describe('an order', () => {
  it('of whoever is logged in comes into their history, and into nobody else’s', async () => {
    await buy(embedded, (await cartOf(anna)).checkoutUrl, ANNA.email);
    const [order] = await ordersOf(anna);
    expect(order).toMatchObject({
      name: '#1001',
      orderNumber: 1001,
      financialStatus: 'PAID',
      lines: [
        {
          title: 'Rain shampoo',
          quantity: 2,
          total: { amountInMinorUnits: 2500, currencyCode: 'EUR' },
          productHandle: 'rain-shampoo',
          variantId: null,
        },
      ],
    });
    expect(order?.shippingAddress).toContain('Herengracht 1');
    expect(await pagesOf(anna).order(1001)).toEqual({ ok: true, value: order });
    expect(await ordersOf(mallory)).toEqual([]);
    expect(await pagesOf(mallory).order(1001)).toEqual({ ok: true, value: null });
  });

  it('of a stranger who typed her address is not hers, and not theirs', async () => {
    await buy(embedded, (await cartOf(mallory)).checkoutUrl, ANNA.email);
    expect(await ordersOf(anna)).toHaveLength(1);
    expect(await ordersOf(mallory)).toEqual([]);
  });

  it('from before an account was opened is not shown to whoever opens one with its address', async () => {
    const buyer = { ...ANNA, email: 'guest@example.com' };
    await buy(embedded, (await cartOf(null)).checkoutUrl, buyer.email);
    const later = openVisitor(api);
    expect((await later.post('register', buyer)).status).toBe(200);
    expect(await ordersOf(later)).toEqual([]);
  });
});

describe('the cart of somebody logged in', () => {
  it('is claimed once, not at every look', async () => {
    const { id } = await cartOf(anna);
    const before = embedded.requestCount();
    const request = { id, locale: 'nl' };
    await api.request('http://lokke.test/api/shopify/checkout/request/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(anna) },
      body: JSON.stringify(request),
    });
    await embedded.accounts.whenIdle();
    expect(embedded.requestCount() - before).toBe(1);
  });
});
