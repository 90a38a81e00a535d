import { beforeEach, describe, expect, test } from 'vitest';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { ANNA, type CustomerShop, openCustomerShop } from '../customers/customer-shop.ts';
import { openPage, sendForm } from '../fixtures/console.ts';

let shop: CustomerShop;

beforeEach(() => {
  shop = openCustomerShop();
});

const get = (path: string) => openPage(shop.platform, path);
const invite = (...sent: readonly [Readonly<Record<string, string>>, Record<string, string>?]) =>
  sendForm(shop.platform, '/console/nl/customers', ...sent);

describe('the console', () => {
  test('lists the customers of a shop, escaped, and shows each', async () => {
    await shop.register({ firstName: 'A & B' });
    const list = await get('/console/customers?shop=nl');
    expect(list.html).toContain('A &amp; B');
    expect(list.html).toContain('href="/console/nl/customers/1"');
    expect(list.html).toMatch(/<div class="table-frame"[^>]*><table>\s*<thead>/);
    expect((await get('/console/customers?shop=fr')).html).toContain('No customer here yet.');
    const page = await get('/console/nl/customers/1');
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('(not proven)') });
    expect(page.html).not.toContain('scrypt');
    expect(page.html).not.toContain('Send the invitation again');
  });

  test('counts the customers of each shop', async () => {
    await shop.register();
    expect((await get('/')).html).toMatch(/shop=nl">1<span class="unseen"> customers of nl/);
  });

  test('leads from an order to the account it is in', async () => {
    await shop.register();
    const checkout = await openCheckoutShop('nl', shop.platform);
    const customerAccessToken = await shop.tokenOf();
    const cart = await checkout.fillCart(1, { buyerIdentity: { customerAccessToken } });
    await checkout.buy(cart, { email: ANNA.email });
    expect((await get('/console/nl/orders/1001')).html).toContain('/console/nl/customers/1"');
    expect((await get('/console/nl/customers/1')).html).toContain('/console/nl/orders/1001"');
  });

  test('invites somebody, and again', async () => {
    const form = { email: 'Anna@example.test', firstName: 'Anna', lastName: '', language: 'en' };
    expect(await invite(form)).toMatchObject({ status: 303, location: '/console/nl/customers/1' });
    expect(shop.linkTo(ANNA.email).url).toContain('http://localhost:3000/account/activate/1/');
    const page = await get('/console/nl/customers/1');
    expect(page.html).toContain('Send the invitation again');
    expect(page.html).not.toContain(shop.linkTo(ANNA.email).token);
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
    expect(result.html).toContain(message);
    expect(result.html).toContain('value="Kept"');
    expect(result.html).toContain('aria-invalid="true"');
  });

  test('says so when somebody has an account already', async () => {
    await shop.register();
    expect(await invite({ email: ANNA.email })).toMatchObject({
      status: 422,
      html: expect.stringContaining('anna@example.test has an account already.'),
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
