import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { findCustomer, inviteCustomer } from '../../src/shopify/customers/index.ts';
import { openVerifiedAccount } from '../../src/shopify/customers/open-account.ts';
import { ANNA, type CustomerShop, DAY_IN_MINUTES, openCustomerShop } from './customer-shop.ts';

let shop: CustomerShop;
beforeEach(() => {
  shop = openCustomerShop();
});

async function invite(email = ANNA.email) {
  const { context } = shop.platform;
  return inviteCustomer({ ...context, shop: context.shops.nl }, { email, firstName: 'Anna' });
}

const recover = (email = ANNA.email) => shop.send('customer-recover', { email });

/** Uses the newest link, or a given one. */
function use(kind: 'activate' | 'reset', password: string, link = shop.linkTo(ANNA.email)) {
  const token = kind === 'activate' ? 'activationToken' : 'resetToken';
  const input = { [token]: link.token, password };
  return shop.send(`customer-${kind}`, { id: link.id, input });
}

const USED_UP = [{ code: 'TOKEN_INVALID', field: ['input'], message: 'Invalid reset token' }];

describe.each(API_VERSIONS)('a link in a letter on %s', (version) => {
  beforeEach(() => {
    shop = openCustomerShop('nl', version);
  });

  test('opens the account of who was invited, once', async () => {
    await invite();
    const { url, id } = shop.linkTo(ANNA.email);
    expect(url).toMatch(/^http:\/\/localhost:3000\/nl\/account\/activate\/1\/[0-9a-f]{32}-\d{10}$/);
    const opened = await use('activate', 'Welkom-hier1');
    expect(opened).toMatchObject({ customer: { id, email: ANNA.email }, customerUserErrors: [] });
    const own = opened.customerAccessToken?.accessToken ?? '';
    expect(await shop.readCustomer(own)).toMatchObject({ firstName: 'Anna' });
    expect((await use('activate', 'Welkom-hier1')).customerUserErrors).toEqual([
      { code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled' },
    ]);
  });

  test('sets a new password, once, and ends the sessions before it', async () => {
    await shop.register();
    const before = await shop.tokenOf();
    expect((await recover('ANNA@example.test')).customerUserErrors).toEqual([]);
    const { url, id } = shop.linkTo(ANNA.email);
    expect(url).toContain('http://localhost:3000/nl/account/reset/1/');
    expect(await use('reset', 'Nieuwe-kam1')).toMatchObject({
      customer: { id },
      customerUserErrors: [],
    });
    expect(await shop.readCustomer(before)).toBeNull();
    expect(await shop.tokenOf(ANNA.email, 'Nieuwe-kam1')).toBeTruthy();
    expect((await use('reset', 'Nieuwe-kam1')).customerUserErrors).toEqual(USED_UP);
  });
});

describe('a link', () => {
  test.each([
    ['activate', 30 * DAY_IN_MINUTES],
    ['reset', DAY_IN_MINUTES],
  ] as const)('for %s dies in its time', async (kind, lifetimeInMinutes) => {
    await (kind === 'reset' ? shop.register() : invite());
    await recover();
    shop.passMinutes(lifetimeInMinutes - 1);
    // Too short a password uses nothing up.
    expect((await use(kind, 'no')).customerUserErrors).toMatchObject([{ code: 'TOO_SHORT' }]);
    shop.passMinutes(1);
    expect((await use(kind, 'Kammetje8')).customerUserErrors).toMatchObject([
      { code: 'TOKEN_INVALID' },
    ]);
  });

  test('stops working when a newer one is sent', async () => {
    await shop.register();
    await recover();
    const first = shop.linkTo(ANNA.email);
    await recover();
    expect((await use('reset', 'Nieuwe-kam1', first)).customerUserErrors).toEqual(USED_UP);
  });

  test('of one customer, or of the other kind, opens nothing else', async () => {
    await invite('bo@example.test');
    await invite();
    const link = { ...shop.linkTo(ANNA.email), id: shop.linkTo('bo@example.test').id };
    for (const kind of ['activate', 'reset'] as const) {
      const { customer, customerUserErrors } = await use(kind, 'Kammetje8', link);
      expect(customer).toBeNull();
      expect(customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID', field: ['input'] }]);
    }
  });

  test('that two use at the same moment sets one password', async () => {
    await shop.register();
    await recover();
    const both = await Promise.all([use('reset', 'Eerste-kam1'), use('reset', 'Tweede-kam2')]);
    expect(both.filter(({ customer }) => customer !== null)).toHaveLength(1);
  });
});

describe('who proves an address that was registered without proof', () => {
  const proveWith = async (password: string) => {
    await shop.register({ acceptsMarketing: true });
    const customerAccessToken = await shop.tokenOf();
    const address = { address1: 'Elders 1', zip: '1012 AB', city: 'Amsterdam', country: 'NL' };
    await shop.send('customer-address-create', { customerAccessToken, address });
    await recover();
    const { customerAccessToken: own } = await use('reset', password);
    return shop.readCustomer(own?.accessToken ?? '');
  };

  test('finds nothing that a stranger typed into the account', async () => {
    expect(await proveWith('Nieuwe-kam1')).toMatchObject({
      firstName: null,
      lastName: null,
      acceptsMarketing: false,
      defaultAddress: null,
    });
  });

  test('keeps everything with the password that the account was opened with', async () => {
    expect(await proveWith(ANNA.password)).toMatchObject({
      firstName: 'Anna',
      acceptsMarketing: true,
      defaultAddress: { city: 'Amsterdam' },
    });
  });
});

test('who registers an address that was invited gets a letter, and no account by typing', async () => {
  await invite();
  const { customer, customerUserErrors } = await shop.register({ password: 'Aanvaller1' });
  expect(customer).toBeNull();
  expect(customerUserErrors).toMatchObject([
    { code: 'CUSTOMER_DISABLED', field: ['input', 'email'] },
  ]);
  expect((await shop.logIn(ANNA.email, 'Aanvaller1')).customerAccessToken).toBeNull();
  expect((await use('activate', ANNA.password)).customer).not.toBeNull();
});

test('who forgot a password that was never chosen gets a link to choose the first', async () => {
  await invite();
  await recover();
  expect(shop.mailsTo(ANNA.email)).toHaveLength(2);
  expect(shop.linkTo(ANNA.email).url).toContain('/account/activate/');
});

test('an unknown address is told apart by recovering, as at Shopify', async () => {
  expect((await recover('no@example.test')).customerUserErrors).toEqual([
    { code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer' },
  ]);
  expect(shop.mailsTo('no@example.test')).toEqual([]);
});

test('registering with an invited address never closes the account that its owner opens meanwhile', async () => {
  const { store } = shop.platform.context;
  for (let turns = 0; turns < 8; turns++) {
    const email = `anna${turns}@example.test`;
    await invite(email);
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
});
