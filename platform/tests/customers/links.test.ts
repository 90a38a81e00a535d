import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { findCustomer, inviteCustomer } from '../../src/shopify/customers/index.ts';
import { openVerifiedAccount } from '../../src/shopify/customers/open-account.ts';
import { ANNA, type CustomerShop, DAY_IN_MINUTES, openCustomerShop } from './customer-shop.ts';

async function invite(shop: CustomerShop, email = ANNA.email) {
  const { context } = shop.platform;
  return inviteCustomer({ ...context, shop: context.shops.nl }, { email, firstName: 'Anna' });
}

describe.each(API_VERSIONS)('a link in a letter on %s', (version) => {
  test('opens the account of who was invited, once', async () => {
    const shop = openCustomerShop('nl', version);
    await invite(shop);
    const { url, id, token } = shop.linkTo(ANNA.email);
    expect(url).toMatch(/^http:\/\/localhost:3000\/nl\/account\/activate\/1\/[0-9a-f]{32}-\d{10}$/);
    const input = { activationToken: token, password: 'Welkom-hier1' };
    const opened = await shop.send('customer-activate', { id, input });
    expect(opened).toMatchObject({ customer: { id, email: ANNA.email }, customerUserErrors: [] });
    const own = opened.customerAccessToken?.accessToken ?? '';
    expect(await shop.readCustomer(own)).toMatchObject({ firstName: 'Anna' });
    expect((await shop.send('customer-activate', { id, input })).customerUserErrors).toEqual([
      { code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled' },
    ]);
    shop.platform.close();
  });

  test('sets a new password, once, and ends the sessions before it', async () => {
    const shop = openCustomerShop('nl', version);
    await shop.register();
    const before = await shop.tokenOf();
    const recovered = await shop.send('customer-recover', { email: 'ANNA@example.test' });
    expect(recovered.customerUserErrors).toEqual([]);
    const { url, id, token } = shop.linkTo(ANNA.email);
    expect(url).toContain('http://localhost:3000/nl/account/reset/1/');
    const input = { resetToken: token, password: 'Nieuwe-kam1' };
    const reset = await shop.send('customer-reset', { id, input });
    expect(reset).toMatchObject({ customer: { id }, customerUserErrors: [] });
    expect(await shop.readCustomer(before)).toBeNull();
    expect(await shop.tokenOf(ANNA.email, 'Nieuwe-kam1')).toBeTruthy();
    expect((await shop.send('customer-reset', { id, input })).customerUserErrors).toEqual([
      { code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token' },
    ]);
    shop.platform.close();
  });

  test('works by its address as well', async () => {
    const shop = openCustomerShop('nl', version);
    await invite(shop);
    const activated = await shop.send('customer-activate-by-url', {
      activationUrl: shop.linkTo(ANNA.email).url,
      password: 'Welkom-hier1',
    });
    expect(activated).toMatchObject({ customer: { email: ANNA.email }, customerUserErrors: [] });
    await shop.send('customer-recover', { email: ANNA.email });
    const resetUrl = shop.linkTo(ANNA.email).url;
    const reset = await shop.send('customer-reset-by-url', { resetUrl, password: 'Nieuwe-kam1' });
    expect(reset).toMatchObject({ customer: { email: ANNA.email }, customerUserErrors: [] });
    expect(
      (await shop.send('customer-reset-by-url', { resetUrl, password: 'Nieuwe-kam2' }))
        .customerUserErrors,
    ).toEqual([{ code: 'TOKEN_INVALID', field: ['resetUrl'], message: 'Invalid reset token' }]);
    shop.platform.close();
  });
});

describe('a link', () => {
  test.each([
    ['activation', 30 * DAY_IN_MINUTES],
    ['reset', DAY_IN_MINUTES],
  ])('for %s dies in its time', async (kind, lifetimeInMinutes) => {
    const shop = openCustomerShop();
    if (kind === 'reset') await shop.register();
    else await invite(shop);
    if (kind === 'reset') await shop.send('customer-recover', { email: ANNA.email });
    const { url } = shop.linkTo(ANNA.email);
    const use = (password: string) =>
      kind === 'reset'
        ? shop.send('customer-reset-by-url', { resetUrl: url, password })
        : shop.send('customer-activate-by-url', { activationUrl: url, password });
    shop.passMinutes(lifetimeInMinutes - 1);
    // Too short a password uses nothing up.
    expect((await use('no')).customerUserErrors).toMatchObject([{ code: 'TOO_SHORT' }]);
    shop.passMinutes(1);
    expect((await use('Kammetje8')).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    shop.platform.close();
  });

  test('stops working when a newer one is sent', async () => {
    const shop = openCustomerShop();
    await shop.register();
    await shop.send('customer-recover', { email: ANNA.email });
    const resetUrl = shop.linkTo(ANNA.email).url;
    await shop.send('customer-recover', { email: ANNA.email });
    const { customerUserErrors } = await shop.send('customer-reset-by-url', {
      resetUrl,
      password: 'Nieuwe-kam1',
    });
    expect(customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    shop.platform.close();
  });

  test('of one customer, or of the other kind, opens nothing else', async () => {
    const shop = openCustomerShop();
    await invite(shop, 'bo@example.test');
    await invite(shop);
    const { token } = shop.linkTo(ANNA.email);
    const { id } = shop.linkTo('bo@example.test');
    const password = 'Kammetje8';
    for (const [document, input] of [
      ['customer-activate', { activationToken: token, password }],
      ['customer-reset', { resetToken: token, password }],
    ] as const) {
      const { customer, customerUserErrors } = await shop.send(document, { id, input });
      expect(customer).toBeNull();
      expect(customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID', field: ['input'] }]);
    }
    shop.platform.close();
  });

  test('that two use at the same moment sets one password', async () => {
    const shop = openCustomerShop();
    await shop.register();
    await shop.send('customer-recover', { email: ANNA.email });
    const resetUrl = shop.linkTo(ANNA.email).url;
    const both = await Promise.all(
      ['Eerste-kam1', 'Tweede-kam2'].map((password) =>
        shop.send('customer-reset-by-url', { resetUrl, password }),
      ),
    );
    expect(both.filter(({ customer }) => customer !== null)).toHaveLength(1);
    shop.platform.close();
  });

  test.each([
    'http://localhost:3000/nl/account/reset/99/abc-1',
    'http://localhost:3000/nl/account',
    'http://localhost:3000/nl/account/activate/1/abc-1',
  ])('to nobody (%s) is not found', async (resetUrl) => {
    const shop = openCustomerShop();
    await shop.register();
    const message = await shop.requestError('customer-reset-by-url', {
      resetUrl,
      password: 'Kammetje8',
    });
    expect(message).toBe('Unidentified customer');
    shop.platform.close();
  });

  test("on the shop's own host leads to the storefront's screen and is not used up", async () => {
    const shop = openCustomerShop();
    await invite(shop);
    const { url, token } = shop.linkTo(ANNA.email);
    const land = (path: string) => shop.platform.fetch(new Request(`http://localhost:4010${path}`));
    const response = await land(`/nl/account/activate/1/${token}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(url);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const unknown = await land(`/nl/account/reset/77/${token}`);
    expect(unknown.headers.get('location')).toBe('http://localhost:3000/nl/');
    shop.platform.close();
  });
});

test('who registers an address that was invited gets a letter, and no account by typing', async () => {
  const shop = openCustomerShop();
  await invite(shop);
  const { customer, customerUserErrors } = await shop.register({ password: 'Aanvaller1' });
  expect(customer).toBeNull();
  expect(customerUserErrors).toEqual([
    {
      code: 'CUSTOMER_DISABLED',
      field: ['input', 'email'],
      message:
        'We have sent an email to anna@example.test, please click the link included to verify your email address.',
    },
  ]);
  expect((await shop.logIn(ANNA.email, 'Aanvaller1')).customerAccessToken).toBeNull();
  const { id, token } = shop.linkTo(ANNA.email);
  const input = { activationToken: token, password: ANNA.password };
  expect((await shop.send('customer-activate', { id, input })).customer).not.toBeNull();
  shop.platform.close();
});

test('who forgot a password that was never chosen gets a link to choose the first', async () => {
  const shop = openCustomerShop();
  await invite(shop);
  await shop.send('customer-recover', { email: ANNA.email });
  expect(shop.mailsTo(ANNA.email)).toHaveLength(2);
  expect(shop.linkTo(ANNA.email).url).toContain('/account/activate/');
  shop.platform.close();
});

test('an unknown address is told apart by recovering, as at Shopify', async () => {
  const shop = openCustomerShop();
  const { customerUserErrors } = await shop.send('customer-recover', { email: 'no@example.test' });
  expect(customerUserErrors).toEqual([
    { code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer' },
  ]);
  expect(shop.mailsTo('no@example.test')).toEqual([]);
  shop.platform.close();
});

test('registering with an invited address never closes the account that its owner opens meanwhile', async () => {
  const shop = openCustomerShop();
  const { store } = shop.platform.context;
  for (let turns = 0; turns < 8; turns++) {
    const email = `anna${turns}@example.test`;
    await invite(shop, email);
    const registering = shop.register({ email });
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    await store.write((sql) => {
      const invited = findCustomer(sql, 'nl', { email });
      if (invited !== null) openVerifiedAccount(sql, shop.platform.context, invited);
    });
    await registering;
    const found = findCustomer(store.read, 'nl', { email });
    expect(found?.state, `after ${turns} turns`).toBe('ENABLED');
  }
  shop.platform.close();
});
