import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { ANNA, type CustomerShop, openCustomerShop } from '../customers/customer-shop.ts';

const ORIGIN = 'http://localhost:4010';
let shop: CustomerShop;

beforeEach(() => {
  shop = openCustomerShop();
});
afterEach(() => shop.platform.close());

async function get(path: string) {
  const response = await shop.platform.fetch(new Request(`${ORIGIN}${path}`));
  return { status: response.status, text: await response.text() };
}

async function invite(
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
) {
  const response = await shop.platform.fetch(
    new Request(`${ORIGIN}/console/nl/customers`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    }),
  );
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

describe('the console', () => {
  test('lists the customers of a shop, escaped, and shows each', async () => {
    await shop.register({ firstName: 'A & B' });
    const list = await get('/console/customers?shop=nl');
    expect(list.text).toContain('A &amp; B');
    expect(list.text).toContain('href="/console/nl/customers/1"');
    expect(list.text).toMatch(/<div class="table-frame"[^>]*><table>\s*<thead>/);
    expect((await get('/console/customers?shop=fr')).text).toContain('No customer here yet.');
    const page = await get('/console/nl/customers/1');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('(not proven)') });
    expect(page.text).not.toContain('scrypt');
    expect(page.text).not.toContain('Send the invitation again');
  });

  test('counts the customers of each shop', async () => {
    await shop.register();
    expect((await get('/')).text).toMatch(/shop=nl">1<span class="unseen"> customers of nl/);
  });

  test('leads from an order to the account it is in', async () => {
    await shop.register();
    const checkout = await openCheckoutShop('nl', shop.platform);
    const customerAccessToken = await shop.tokenOf();
    const cart = await checkout.fillCart(1, { buyerIdentity: { customerAccessToken } });
    await checkout.buy(cart, { email: ANNA.email });
    expect((await get('/console/nl/orders/1001')).text).toContain('/console/nl/customers/1"');
    expect((await get('/console/nl/customers/1')).text).toContain('/console/nl/orders/1001"');
  });

  test('invites somebody, and again', async () => {
    const form = { email: 'Anna@example.test', firstName: 'Anna', lastName: '', language: 'en' };
    expect(await invite(form)).toMatchObject({ status: 303, location: '/console/nl/customers/1' });
    expect(shop.linkTo(ANNA.email).url).toContain('http://localhost:3000/account/activate/1/');
    const page = await get('/console/nl/customers/1');
    expect(page.text).toContain('Send the invitation again');
    expect(page.text).not.toContain(shop.linkTo(ANNA.email).token);
    expect((await invite({ email: ANNA.email })).status).toBe(303);
    expect(shop.mailsTo(ANNA.email)).toHaveLength(2);
  });

  test.each([
    [{ email: 'anna' }, '&quot;anna&quot; is not an e-mail address.'],
    [{ email: 'b@example.test', firstName: '<b>' }, 'First name cannot contain HTML tags.'],
    [{ email: 'b@example.test', language: 'xx' }, '&quot;xx&quot; is not a language of LOKKE NL'],
    [{}, 'is not an e-mail address.'],
  ])('says what is wrong with %j and keeps what was typed', async (form, message) => {
    const result = await invite({ lastName: 'Kept', ...form });
    expect(result.status).toBe(422);
    expect(result.text).toContain(message);
    expect(result.text).toContain('value="Kept"');
    expect(result.text).toContain('aria-invalid="true"');
  });

  test('says so when somebody has an account already', async () => {
    await shop.register();
    expect(await invite({ email: ANNA.email })).toMatchObject({
      status: 422,
      text: expect.stringContaining('anna@example.test has an account already.'),
    });
  });

  test.each([
    ['from a page elsewhere', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from another port', { origin: 'http://localhost:4011', 'sec-fetch-site': 'same-site' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from nowhere', {}],
  ])('takes no invitation %s', async (_, headers) => {
    expect((await invite({ email: ANNA.email }, headers)).status).toBe(403);
    expect(shop.mailsTo(ANNA.email)).toEqual([]);
  });

  test('answers under no other name', async () => {
    const request = new Request('http://evil.example:4010/console/customers');
    expect((await shop.platform.fetch(request)).status).toBe(403);
  });

  test.each(['/console/nl/customers/9', '/console/xx/customers/1', '/console/nl/customers/x'])(
    'has no customer at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
