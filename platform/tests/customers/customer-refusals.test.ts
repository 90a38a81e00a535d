import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientAt } from '../fixtures/shopper.ts';
import { ANNA, type CustomerShop, openCustomerShop } from './customer-shop.ts';

type Refusal = readonly [
  input: Readonly<Record<string, unknown>>,
  code: string,
  name: string,
  message: string,
];

const REFUSALS: readonly Refusal[] = JSON.parse(
  readFileSync(new URL('registration-refusals.json', import.meta.url), 'utf8'),
);
const TOO_LONG: readonly Refusal[] = [
  ['password', 'Password'],
  ['firstName', 'First name'],
].map(([name = '', label]) => {
  const message = `${label} is too long (maximum is 255 characters)`;
  return [{ [name]: 'a'.repeat(256) }, 'TOO_LONG', name, message];
});

let shop: CustomerShop;

beforeAll(async () => {
  shop = openCustomerShop('nl');
  await shop.register({ phone: '+31612345678' });
});

describe('registering', () => {
  test.each([...REFUSALS, ...TOO_LONG])('with %j is %s', async (input, code, name, message) => {
    const { customer, customerUserErrors } = await shop.register(input);
    expect(customer).toBeNull();
    expect(customerUserErrors).toEqual([{ code, field: ['input', name], message }]);
  });

  test.each([
    ['Kamm1', 5],
    ['a'.repeat(100), 100],
    ['a'.repeat(101), 101],
    ['Пароль-Ётка', 11],
    ['汉字汉字汉', 5],
    ['mid dle blank', 13],
  ])('takes the password %j of %i characters', async (password) => {
    const email = `p${[...password].length}-${password.codePointAt(0)}@example.test`;
    expect((await shop.register({ email, password })).customerUserErrors).toEqual([]);
    expect((await shop.logIn(email, password)).customerAccessToken).not.toBeNull();
  });

  test('takes a letter typed in one piece or in two for the same letter', async () => {
    await shop.register({ email: 'e@example.test', password: 'caf\u00e9-Kam' });
    const { customerAccessToken } = await shop.logIn('e@example.test', 'cafe\u0301-Kam');
    expect(customerAccessToken).not.toBeNull();
  });

  test('by two at the same moment makes one account', async () => {
    const both = await Promise.all([
      shop.register({ email: 'twice@example.test' }),
      shop.register({ email: 'twice@example.test' }),
    ]);
    expect(both.map(({ customer }) => customer !== null).filter(Boolean)).toHaveLength(1);
    expect(both.flatMap(({ customerUserErrors = [] }) => customerUserErrors)).toMatchObject([
      { code: 'TAKEN' },
    ]);
  });
});

describe('logging in', () => {
  test.each([
    ['a wrong password', ANNA.email, 'Kammetje9'],
    ['a password in another case', ANNA.email, 'kammetje8'],
    ['an unknown address', 'nobody@example.test', ANNA.password],
    ['an address that is none', '%', ANNA.password],
    ['an empty password', ANNA.email, ''],
  ])('gives one answer to %s', async (_, email, password) => {
    expect(await shop.logIn(email, password)).toEqual({
      customerAccessToken: null,
      customerUserErrors: [
        { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' },
      ],
    });
  });

  test('gives the same answer to an account that was invited and never opened', async () => {
    const email = 'invited@example.test';
    await shop.register({ email });
    shop.platform.context.store.read
      .prepare("UPDATE customers SET state = 'INVITED' WHERE email = ?")
      .run(email);
    expect((await shop.logIn(email)).customerUserErrors).toMatchObject([
      { code: 'UNIDENTIFIED_CUSTOMER', field: null },
    ]);
  });
});

describe('without a good customer token', () => {
  const NEEDED =
    'Required access: `unauthenticated_write_customers` access scope. Also: Requires valid customer access token.';

  test.each([
    ['customer-access-token-delete', 'customerAccessTokenDelete', {}],
    ['customer-update', 'customerUpdate', { customer: { firstName: 'Eve' } }],
    ['customer-address-create', 'customerAddressCreate', { address: { city: 'Delft' } }],
    [
      'customer-address-update',
      'customerAddressUpdate',
      { id: 'gid://shopify/MailingAddress/1', address: {} },
    ],
    ['customer-address-delete', 'customerAddressDelete', { id: 'gid://shopify/MailingAddress/1' }],
    [
      'customer-default-address-update',
      'customerDefaultAddressUpdate',
      { addressId: 'gid://shopify/MailingAddress/1' },
    ],
  ])('%s is denied', async (document, field, variables) => {
    const message = await shop.requestError(document, {
      customerAccessToken: 'guess',
      ...variables,
    });
    expect(message).toBe(`Access denied for ${field} field. ${NEEDED}`);
  });

  test('the customer is nobody', async () => {
    expect(await shop.readCustomer('guess')).toBeNull();
  });

  test('a token logs out once', async () => {
    const customerAccessToken = await shop.tokenOf();
    await shop.send('customer-access-token-delete', { customerAccessToken });
    const again = await shop.requestError('customer-access-token-delete', { customerAccessToken });
    expect(again).toContain('Requires valid customer access token');
  });
});

test('customers are closed to requests without a storefront token', async () => {
  const stranger = clientAt(shop.platform, '/nl/api/2024-01/graphql.json', {});
  const response = await stranger.request('{ customer(customerAccessToken: "x") { id } }');
  expect(response).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('Access denied for customer field. Required access: '),
        extensions: {
          code: 'ACCESS_DENIED',
          documentation: 'https://shopify.dev/api/usage/access-scopes',
          requiredAccess: '`unauthenticated_read_customers` access scope.',
        },
      },
    ],
  });
});

test('an account keeps its address: another one is refused', async () => {
  const customerAccessToken = await shop.tokenOf();
  const { customerUserErrors } = await shop.send('customer-update', {
    customerAccessToken,
    customer: { email: 'other@example.test' },
  });
  expect(customerUserErrors).toEqual([
    { code: 'INVALID', field: ['customer', 'email'], message: 'CustomerUpdate access denied' },
  ]);
});
