import { describe, expect, test } from 'vitest';
import { listMails } from '../../src/protocol/mail/index.ts';
import { listOrders } from '../../src/shopify/orders/index.ts';
import {
  buyerAt,
  DUTCH_DETAILS,
  expectedDue,
  GOOD_CARD,
  goToPayment,
  pay,
  withLocale,
} from './buyer.ts';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts';

function expectNothingTaken({ platform }: CheckoutShop): void {
  const { read } = platform.context.store;
  expect(listOrders(read, null, { limit: 10 })).toEqual([]);
  expect(listMails(read, { to: null, shop: null, limit: 10 })).toEqual([]);
}

async function openCart(quantity = 1) {
  const shop = await openCheckoutShop();
  const cart = await shop.fillCart(quantity);
  const checkoutUrl = withLocale(cart.checkoutUrl, 'en');
  return { shop, cart, checkoutUrl, buyer: shop.buyer };
}

describe('a checkout address', () => {
  test.each([
    ['an unknown token', (url: URL) => new URL(`/nl/cart/c/nothing${url.search}`, url)],
    ['a missing key', (url: URL) => new URL(url.pathname, url)],
    ['a wrong key', (url: URL) => new URL(`${url.pathname}?key=guess`, url)],
    [
      'another shop',
      (url: URL) => new URL(`${url.pathname.replace('/nl/', '/fr/')}${url.search}`, url),
    ],
  ])('with %s is a friendly 404, for reading and for sending', async (_, change) => {
    const { shop, checkoutUrl, buyer } = await openCart();
    const url = change(new URL(checkoutUrl)).toString();
    for (const page of [
      await buyer.open(url),
      await buyer.submit({ url }, DUTCH_DETAILS),
      await buyer.submit({ url: url.replace('?', '/payment?') }, GOOD_CARD),
    ]) {
      expect(page.status).toBe(404);
      expect(page.html).toContain('<h1>');
    }
    expectNothingTaken(shop);
  });

  test('of an empty bag says so', async () => {
    const shop = await openCheckoutShop();
    const cart = await shop.createCart([]);
    const page = await buyerAt(shop.platform).open(withLocale(cart.checkoutUrl, 'en'));
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('Your bag is empty') });
  });

  test('may not be framed, run scripts or be kept', async () => {
    const { checkoutUrl, buyer } = await openCart();
    const { headers, html } = await buyer.open(checkoutUrl);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).not.toMatch(/<script|style="/);
  });
});

describe('the details form', () => {
  test('says what is missing, beside the field, and keeps what was typed', async () => {
    const { shop, checkoutUrl, buyer } = await openCart();
    const page = await goToPayment(buyer, checkoutUrl, {
      ...DUTCH_DETAILS,
      email: 'ada@example',
      zip: '12',
      city: '',
    });
    // Sent once: the page that says so can be loaded again, and says the same.
    expect(page).toMatchObject({ status: 200, url: expect.stringContaining('check=') });
    expect((await buyer.open(page.url)).html).toBe(page.html);
    expect(page.html).toContain('3 things need your attention');
    expect(page.html).toMatch(
      /id="email"[^>]*value="ada@example"[^>]*aria-invalid="true"[^>]* autofocus/,
    );
    expect(page.html).toContain('It looks like 1012 AB.');
    expect(page.html).toContain('Town or city is missing.');
    expect(page.html.match(/ autofocus/g)).toHaveLength(1);
    expect(page.html).toContain('value="Kamstraat 7"');
    expectNothingTaken(shop);
  });

  test.each([
    ['application/json', '{"email":"ada@example.test"}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', 'torn'],
    ['application/x-www-form-urlencoded', '%E0%A4%A'],
    ['text/plain', ''],
  ])('sent as %s with a body of "%s" asks for what is missing', async (contentType, body) => {
    const { shop, checkoutUrl } = await openCart();
    const response = await shop.platform.fetch(checkoutUrl, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    expect(response.status).toBe(303);
    const leadsTo = new URL(response.headers.get('location') ?? '', checkoutUrl).toString();
    const page = await buyerAt(shop.platform).open(leadsTo);
    expect(page.html).toContain('First name is missing.');
    expectNothingTaken(shop);
  });

  test('comes first: payment without details leads back to it', async () => {
    const { checkoutUrl, buyer } = await openCart();
    const url = new URL(checkoutUrl);
    url.pathname += '/payment';
    const page = await buyer.open(url.toString());
    expect(page.url).toBe(checkoutUrl);
  });

  test('is refused whole when it is larger than any address', async () => {
    const { shop, checkoutUrl, buyer } = await openCart();
    const page = await buyer.submit({ url: checkoutUrl }, { email: 'x'.repeat(40_000) });
    expect(page.status).toBe(413);
    expectNothingTaken(shop);
  });
});

describe('the payment', () => {
  test.each([
    ['4000 0000 0000 0002', 'The card was declined.'],
    ['4000 0000 0000 9995', 'The card does not have enough money on it.'],
  ])(
    'with card %s is declined, leaves the bag as it was and can be tried again',
    async (cardNumber, message) => {
      const { shop, checkoutUrl, buyer } = await openCart();
      const payment = await goToPayment(buyer, checkoutUrl);
      const declined = await pay(buyer, payment, { ...GOOD_CARD, cardNumber });
      expect(declined).toMatchObject({ status: 200, html: expect.stringContaining(message) });
      // The message stands beside the card, which has the focus; of the card nothing is kept.
      expect(declined.html).toMatch(/id="refusal"[\s\S]*id="cardNumber"[^>]*value=""/);
      expect(declined.html).toMatch(
        /id="cardNumber"[^>]*aria-describedby="refusal"[^>]* autofocus/,
      );
      expect((await buyer.open(declined.url)).html).toBe(declined.html);
      expectNothingTaken(shop);
      expect(await shop.stockOf(shop.variants.shampoo)).toBe(100);
      expect((await pay(buyer, declined)).html).toContain('Order #1001');
    },
  );

  test('refuses a real-looking card without repeating its number', async () => {
    const { shop, checkoutUrl, buyer } = await openCart();
    const payment = await goToPayment(buyer, checkoutUrl);
    const rejected = await pay(buyer, payment, { ...GOOD_CARD, cardNumber: '4111 1111 1111 1111' });
    expect(rejected.html).toContain('This shop takes test cards only.');
    expect(rejected.html).not.toContain('4111');
    expect(rejected.html).not.toContain('value="123"');
    expectNothingTaken(shop);
  });

  test('never takes another total than the button said', async () => {
    const { shop, checkoutUrl, buyer } = await openCart();
    const payment = await goToPayment(buyer, checkoutUrl);
    await shop.reprice(1500);
    const rejected = await pay(buyer, payment);
    expect(rejected.html).toContain('A price changed while you were here.');
    expect(expectedDue(rejected)).toBe('1995');
    expectNothingTaken(shop);
    expect((await pay(buyer, rejected)).html).toContain('Order #1001');
  });

  test('says what sold out meanwhile and takes nothing', async () => {
    const shop = await openCheckoutShop();
    const { shampoo, lastOne } = shop.variants;
    const { buyer } = shop;
    const lines = [
      { merchandiseId: shampoo, quantity: 1 },
      { merchandiseId: lastOne, quantity: 1 },
    ];
    const carts = [await shop.createCart(lines), await shop.createCart(lines)];
    const [first, second] = await Promise.all(
      carts.map(({ checkoutUrl }) => goToPayment(buyer, withLocale(checkoutUrl, 'en'))),
    );
    if (!first || !second) throw new Error('two carts have two payments');
    expect((await pay(buyer, first)).html).toContain('Order #1001');
    const late = await pay(buyer, second);
    expect(late.html).toContain('Copper oil sold out while you were here.');
    expect(await shop.stockOf(shampoo)).toBe(99);
    expect(await shop.stockOf(lastOne)).toBe(0);
  });
});
