import type { Checkout } from '@lokke/contract/checkout';
import { describe, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor, pagesOf } from '../../testing/account-visitor.ts';
import { buy, fulfil } from '../../testing/buy.ts';
import { cartIn, createCart, linesFor, openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const MALLORY = { ...ANNA, email: 'mallory@example.com' };

const embedded = await openShops();
const { api } = openEndpoint(embedded);
const [anna, mallory] = [openVisitor(api), openVisitor(api)];
await anna.post('register', ANNA);
await mallory.post('register', MALLORY);

/** Creates a cart in the visitor's browser, or an anonymous one. */
async function cartOf(visitor: AccountVisitor | null): Promise<Checkout> {
  const cart = await createCart(visitor ?? openVisitor(api), { quantity: 2 });
  await embedded.accounts.whenIdle();
  return cart;
}

async function ordersOf(visitor: AccountVisitor) {
  const page = await pagesOf(embedded, visitor).orders();
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
          price: { amountInMinorUnits: 2500, currencyCode: 'EUR' },
          isGivenAway: false,
          productHandle: 'rain-shampoo',
          variantId: null,
        },
      ],
    });
    expect(order?.shippingAddress).toContain('Herengracht 1');
    expect(await pagesOf(embedded, anna).order(1001)).toMatchObject({ ok: true, value: order });
    expect(await ordersOf(mallory)).toEqual([]);
    expect(await pagesOf(embedded, mallory).order(1001)).toEqual({ ok: true, value: null });
    expect(await pagesOf(embedded, null).order(1001)).toMatchObject({ code: 'notLoggedIn' });
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
    await anna.post('../checkout/request', { id });
    await embedded.accounts.whenIdle();
    expect(embedded.requestCount() - before).toBe(1);
  });
});

it('a parcel of many lines tells all of them', async () => {
  const lineItems = linesFor(26);
  const { checkoutUrl } = cartIn(await anna.post('../checkout/create', { lineItems }));
  await embedded.accounts.whenIdle();
  await buy(embedded, checkoutUrl, ANNA.email);
  const { orderNumber } = (await ordersOf(anna))[0] ?? { orderNumber: 0 };
  await fulfil(embedded, orderNumber);
  const [order] = await ordersOf(anna);
  expect(order?.shipments.map(({ lines }) => lines.length)).toEqual([26]);
});
