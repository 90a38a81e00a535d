import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { ANNA, DAY_IN_MINUTES, openCustomerShop } from './customer-shop.ts';

describe.each(API_VERSIONS)('an account on %s', (version) => {
  test('is registered, opened, read and closed again', async () => {
    const shop = openCustomerShop('nl', version);
    const { customer, customerUserErrors } = await shop.register({ email: ' Anna@Example.TEST ' });
    expect(customerUserErrors).toEqual([]);
    expect(customer).toMatchObject({ id: 'gid://shopify/Customer/1', email: ANNA.email });
    const { customerAccessToken } = await shop.logIn('ANNA@example.test');
    expect(customerAccessToken).toEqual({
      accessToken: expect.any(String),
      // 42 days
      expiresAt: '2026-08-26T22:57:56Z',
    });
    const accessToken = customerAccessToken?.accessToken ?? '';
    expect(await shop.readCustomer(accessToken)).toMatchObject({
      email: ANNA.email,
      firstName: 'Anna',
      displayName: 'Anna de Vries',
      numberOfOrders: '0',
      acceptsMarketing: false,
      defaultAddress: null,
    });
    const out = await shop.send('customer-access-token-delete', {
      customerAccessToken: accessToken,
    });
    expect(out).toEqual({
      deletedAccessToken: accessToken,
      deletedCustomerAccessTokenId: expect.stringMatching(
        /^gid:\/\/shopify\/CustomerAccessToken\/\d+$/,
      ),
      userErrors: [],
    });
    expect(await shop.readCustomer(accessToken)).toBeNull();
  });

  test('changes its details and keeps what is not named', async () => {
    const shop = openCustomerShop('nl', version);
    await shop.register({ phone: '+31 6 12345678' });
    const customerAccessToken = await shop.tokenOf();
    const changed = await shop.send('customer-update', {
      customerAccessToken,
      customer: { lastName: 'Bakker', acceptsMarketing: true, email: 'Anna@example.test' },
    });
    expect(changed).toMatchObject({ customerAccessToken: null, customerUserErrors: [] });
    expect(await shop.readCustomer(customerAccessToken)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Bakker',
      phone: '+31612345678',
      acceptsMarketing: true,
    });
  });

  test('answers a new password with a new token and ends every other session', async () => {
    const shop = openCustomerShop('nl', version);
    await shop.register();
    const [here, elsewhere] = [await shop.tokenOf(), await shop.tokenOf()];
    const { customerAccessToken } = await shop.send('customer-update', {
      customerAccessToken: here,
      customer: { password: 'Borsteltje9' },
    });
    const renewed = customerAccessToken?.accessToken ?? '';
    expect(renewed).not.toBe(here);
    expect(await shop.readCustomer(renewed)).toMatchObject({ email: ANNA.email });
    expect(await shop.readCustomer(here)).toBeNull();
    expect(await shop.readCustomer(elsewhere)).toBeNull();
    expect((await shop.logIn()).customerAccessToken).toBeNull();
    expect(await shop.tokenOf(ANNA.email, 'Borsteltje9')).toBeTruthy();
  });
});

test('a session lives 42 days', async () => {
  const shop = openCustomerShop();
  await shop.register();
  const customerAccessToken = await shop.tokenOf();
  shop.passMinutes(42 * DAY_IN_MINUTES - 1);
  expect(await shop.readCustomer(customerAccessToken)).not.toBeNull();
  shop.passMinutes(1);
  expect(await shop.readCustomer(customerAccessToken)).toBeNull();
});

test('customers of one shop are strangers in another', async () => {
  const nl = openCustomerShop('nl');
  await nl.register();
  const token = await nl.tokenOf();
  const fr = openCustomerShop('fr', undefined, { dataFile: ':memory:' });
  expect(await fr.readCustomer(token)).toBeNull();
  expect((await fr.logIn()).customerAccessToken).toBeNull();
});

test('a new customer is answered with the number of orders', async () => {
  const shop = openCustomerShop();
  const { data } = await shop.shopper.request(
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { numberOfOrders } } }',
    { input: ANNA },
  );
  expect(data).toEqual({ customerCreate: { customer: { numberOfOrders: '0' } } });
});
