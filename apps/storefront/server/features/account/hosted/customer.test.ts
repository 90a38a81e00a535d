import { describe, expect, it } from 'vitest';
import { openVisitor } from '../../../../testing/account-visitor.ts';
import { buy, fulfil } from '../../../../testing/buy.ts';
import { cartIn, createCart, linesFor, openEndpoint } from '../../../../testing/call-endpoint.ts';
import { ANNA, ANNAS_ADDRESS } from '../../../../testing/customer-fixture.ts';
import { defineCustomerData, openHostedVisitor } from '../../../../testing/hosted-visitor.ts';
import { openShops } from '../../../../testing/open-for-tests.ts';

const { email } = ANNA;

let nowInMs = 0;
const embedded = await openShops({
  environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
  now: () => nowInMs,
});
const { api } = openEndpoint(embedded);
const anna = openHostedVisitor(embedded, { locale: 'nl' });
await defineCustomerData(embedded, 'nl');
await anna.logIn(email);

/** A call of our API with the cookies of the browser, which takes over those of the reply. */
async function call(path: string, body: object = {}) {
  const browser = openVisitor(api);
  for (const [name, value] of anna.cookies) browser.cookies.set(name, value);
  const reply = await browser.post(path, body);
  anna.cookies.clear();
  for (const [name, value] of browser.cookies) anna.cookies.set(name, value);
  return reply;
}

const newCart = () => createCart({ post: call }, { quantity: 2 });

describe('the details of a customer', () => {
  it('are read, and names are changed', async () => {
    const update = { firstName: ' Anna ', lastName: 'Lok' };
    expect(await anna.ask(({ accounts }) => accounts.updateAccount(update))).toMatchObject({
      ok: true,
    });
    expect(await anna.ask(({ accounts }) => accounts.customer())).toMatchObject({
      ok: true,
      value: { email, firstName: 'Anna', lastName: 'Lok', acceptsMarketing: false, addresses: [] },
    });
  });

  it('consent to e-mails and take it back', async () => {
    for (const acceptsMarketing of [true, true, false, false]) {
      const done = await anna.ask(({ accounts }) => accounts.updateAccount({ acceptsMarketing }));
      expect(done.ok).toBe(true);
      expect(await anna.ask(({ accounts }) => accounts.customer())).toMatchObject({
        value: { acceptsMarketing },
      });
    }
  });

  it.each([
    [{ phone: '+31612345678' }, 'phone'],
    [{ email: 'other@example.com' }, 'email'],
    [{ password: 'Abcdefgh' }, 'password'],
  ])('%j is changed at the pages of the shop', async (update, field) => {
    const done = await anna.ask(({ accounts }) => accounts.updateAccount(update));
    expect(done).toMatchObject({ ok: false, code: 'accountsElsewhere', fields: [field] });
  });

  it('are changed at a page that the shop has', async () => {
    const url = await anna.ask(async ({ accounts }) => accounts.shopLogin?.profileUrl ?? '');
    expect(new URL(url).searchParams.get('locale')).toBe('nl-NL');
    expect((await embedded.platform.fetch(url)).status).toBe(200);
  });

  it('name a province by its code, as the form selects it, and by its name without one', async () => {
    const address = { ...ANNAS_ADDRESS, id: 'gid://shopify/CustomerAddress/1' };
    const read = async (zoneCode: string | null) => {
      embedded.alterReplies((text) =>
        text.replace(
          /"nodes":\[\]/,
          `"nodes":[${JSON.stringify({
            ...address,
            zoneCode,
            province: 'New York',
            country: 'United States',
            territoryCode: 'US',
            company: null,
            phoneNumber: null,
            formatted: [],
          })}]`,
        ),
      );
      const customer = await anna.ask(({ accounts }) => accounts.customer());
      return customer.ok ? customer.value.addresses[0]?.province : customer.code;
    };
    expect([await read('NY'), await read(null)]).toEqual(['NY', 'New York']);
    embedded.respondWith(embedded.platform.fetch);
  });
});

describe('an order', () => {
  it('bought with the cart of the login is in the history, with its lines and products', async () => {
    const { checkoutUrl } = await newCart();
    expect(new URL(checkoutUrl).searchParams.get('sso')).toBe('silent');
    await buy(embedded, checkoutUrl, email);
    const page = await anna.ask(({ accounts }) => accounts.orders());
    expect(page).toMatchObject({
      ok: true,
      value: {
        orders: [
          {
            name: '#1001',
            orderNumber: 1001,
            buyerName: 'Anna Lok',
            financialStatus: 'PAID',
            lines: [{ title: 'Rain shampoo', quantity: 2, productHandle: 'rain-shampoo' }],
          },
        ],
        next: null,
      },
    });
    const one = await anna.ask(({ accounts }) => accounts.order(1001));
    const order = page.ok ? page.value.orders[0] : null;
    expect(one).toEqual({ ok: true, value: { ...order, isWithdrawable: true } });
    const eve = openHostedVisitor(embedded, { locale: 'nl' });
    await eve.logIn('eve@example.com');
    expect(await eve.ask(({ accounts }) => accounts.order(1001))).toEqual({
      ok: true,
      value: null,
    });
  });
});

describe('a return', () => {
  it('of what was sent is requested, and of nothing else', async () => {
    let requests = 0;
    embedded.respondWith(async (input, init) => {
      if (String(init?.body ?? '').includes('mutation OrderRequestReturn')) requests += 1;
      return embedded.platform.fetch(input, init);
    });
    const ask = (orderNumber: number) =>
      anna.ask(async ({ accounts }) => accounts.requestReturn?.(orderNumber));
    const done = { ok: true, value: null };
    expect([await ask(9), await ask(1001), requests]).toEqual([done, done, 0]);
    await fulfil(embedded, 1001);
    expect([await ask(1001), requests]).toEqual([done, 1]);
    // The request is with the shop already.
    expect([await ask(1001), requests]).toEqual([done, 1]);
  });
});

it.each([25, 26])('a parcel of %i lines tells all of them, and that it arrived', async (count) => {
  const lineItems = linesFor(count);
  const { checkoutUrl } = cartIn(await call('../checkout/create', { lineItems }));
  await buy(embedded, checkoutUrl, email);
  const ordered = await anna.ask(({ accounts }) => accounts.orders());
  const { orderNumber = 0 } = (ordered.ok && ordered.value.orders[0]) || {};
  await fulfil(embedded, orderNumber);
  const parcels = async () => {
    const sent = await anna.ask(({ accounts }) => accounts.order(orderNumber));
    return sent.ok && sent.value?.shipments.map((one) => [one.lines.length, one.isDelivered]);
  };
  expect(await parcels()).toEqual([[count, false]]);
  embedded.respondWith(async (input, init) => {
    const reply = await embedded.platform.fetch(input, init);
    const told = (await reply.text()).replaceAll(/("latestShipmentStatus":)null/g, '$1"DELIVERED"');
    return new Response(told, reply);
  });
  expect(await parcels()).toEqual([[count, true]]);
  embedded.respondWith(embedded.platform.fetch);
});

describe('a cart', () => {
  it('is given to the customer once, and again with each new token', async () => {
    const given: string[] = [];
    embedded.respondWith(async (input, init) => {
      const body = String(init?.body ?? '');
      if (body.includes('mutation CartBuyerIdentityUpdate')) given.push(body);
      return embedded.platform.fetch(input, init);
    });
    const { id } = await newCart();
    expect(given).toEqual([expect.stringContaining('"countryCode":"NL"')]);
    await call('../checkout/request', { id });
    expect(given).toHaveLength(1);
    nowInMs = 60 * 60_000;
    expect((await call('../checkout/request', { id })).status).toBe(200);
    expect(given).toHaveLength(2);
    const tokens = given.map((body) => /"customerAccessToken":"([^"]+)"/.exec(body)?.[1]);
    expect(tokens[0]).not.toBe(tokens[1]);
    await call('../checkout/request', { id });
    expect(given).toHaveLength(2);
  });
});

describe('wishlist and salon', () => {
  it('are kept for the customer, and for nobody else', async () => {
    const productIds = ['8', '7'];
    expect(await call('set-customer-wishlist', { email, productIds })).toMatchObject({
      status: 200,
      reply: { wishlist: productIds },
    });
    expect((await call('get-customer-wishlist', { email })).reply).toEqual({
      wishlist: productIds,
    });
    const others = await call('get-customer-wishlist', { email: 'eve@example.com' });
    expect(others.status).toBe(403);
    const salon = { salonNo: null };
    expect((await call('set-customer-salon', { email, salon })).reply).toEqual({ salon });
    expect((await call('get-customer-salon', { email })).reply).toEqual({ salon });
  });
});

describe('the calls of spec §7', () => {
  it.each([
    ['login', { email, password: 'Abcdefgh' }],
    ['register', ANNA],
    ['forgot-password', { email }],
    ['activate', { id: '1', input: { activationToken: 'a', password: 'Abcdefgh' } }],
    ['reset-password', { id: '1', input: { resetToken: 'a', password: 'Abcdefgh' } }],
  ])('%s answers 409 and a sentence', async (name, body) => {
    expect(await call(name, body)).toMatchObject({
      status: 409,
      reply: { error: 'Customers of this shop log in, and change this, on its own account pages' },
    });
  });

  it('multipass leads to the store with a silent login, and elsewhere without', async () => {
    const at = async (webUrl: string) => (await call('multipass', { email, webUrl })).reply;
    expect(await at('http://localhost:4010/nl/pages/care?a=1')).toEqual({
      url: 'http://localhost:4010/nl/pages/care?a=1&sso=silent',
    });
    expect(await at('https://evil.example/')).toEqual({ url: 'https://evil.example/' });
  });
});
