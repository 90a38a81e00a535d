import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, type CustomerShop, openCustomerShop } from '../customers/customer-shop.ts';
import { documentText } from '../fixtures/documents.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';

let shop: CustomerShop;
let merchant: Merchant;

beforeEach(async () => {
  shop = openCustomerShop();
  merchant = merchantAt(shop.platform, 'nl');
  await shop.register();
});

const ownerId = 'gid://shopify/Customer/1';
const request = async (document: string, variables: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await merchant.request<Readonly<Record<string, unknown>>>(
    documentText(document),
    variables,
  );
  expect(errors).toEqual([]);
  return data;
};

describe('customers in the Admin API', () => {
  test.each([
    ['email:anna@example.test', 1],
    ['email:"ANNA@example.test"', 1],
    ['email:anna', 0],
    ['email:nobody@example.test', 0],
  ])('are found by %s: %i', async (query, count) => {
    expect(await request('customers-by-email', { query })).toMatchObject({
      customers: { nodes: { length: count } },
    });
  });

  test('are all listed without a query, oldest first', async () => {
    await shop.register({ email: 'bo@example.test' });
    const { data } = await merchant.request('{ customers(first: 5) { nodes { email } } }');
    expect(data).toEqual({
      customers: { nodes: [{ email: ANNA.email }, { email: 'bo@example.test' }] },
    });
  });

  test.each(['anna', 'id:1', 'email:anna@example.test AND state:enabled'])(
    'are not found by %s',
    async (query) => {
      const { errors } = await merchant.request(documentText('customers-by-email'), { query });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    },
  );

  test('are found by id, and never in another shop', async () => {
    const email = ANNA.email;
    const byId = `{ customer(id: "${ownerId}") { email state numberOfOrders } }`;
    expect((await merchant.request(byId)).data).toEqual({
      customer: { email, state: 'ENABLED', numberOfOrders: '0' },
    });
    expect((await merchantAt(shop.platform, 'fr').request(byId)).data).toEqual({ customer: null });
  });

  test('are made without a password, and invited', async () => {
    const { data } = await merchant.request(
      'mutation { customerCreate(input: {email: "Bo@example.test", firstName: "Bo", tags: ["pro"], metafields: [{namespace: "custom", key: "salon", type: "json", value: "{}"}]}) { customer { id state tags metafield(namespace: "custom", key: "salon") { value jsonValue } } userErrors { field message } } }',
    );
    expect(data).toEqual({
      customerCreate: {
        customer: {
          id: 'gid://shopify/Customer/2',
          state: 'DISABLED',
          tags: ['pro'],
          metafield: { value: '{}', jsonValue: {} },
        },
        userErrors: [],
      },
    });
    const customerId = 'gid://shopify/Customer/2';
    expect(await request('customer-send-invite', { customerId })).toEqual({
      customerSendAccountInviteEmail: {
        customer: { id: customerId, state: 'INVITED' },
        userErrors: [],
      },
    });
    expect(shop.mailsTo('bo@example.test')).toHaveLength(1);
  });

  test.each([
    [ownerId, 'Anna de Vries already has an account'],
    ['gid://shopify/Customer/9', 'Customer does not exist'],
  ])('an invitation of %s is refused: %s', async (customerId, message) => {
    expect(await request('customer-send-invite', { customerId })).toMatchObject({
      customerSendAccountInviteEmail: { userErrors: [{ field: ['customerId'], message }] },
    });
  });

  test('are refused twice with one address', async () => {
    const { data } = await merchant.request(
      'mutation { customerCreate(input: {email: "anna@example.test"}) { customer { id } userErrors { field message } } }',
    );
    expect(data).toEqual({
      customerCreate: {
        customer: null,
        userErrors: [{ field: ['email'], message: 'Email has already been taken' }],
      },
    });
  });
});

const FAULTS: readonly (readonly [object, string, string, string])[] = JSON.parse(
  readFileSync(new URL('metafield-faults.json', import.meta.url), 'utf8'),
);

const wishlist = (changes: object = {}) => ({
  ownerId,
  namespace: 'custom',
  key: 'wishlist',
  type: 'json',
  value: '[1,2]',
  ...changes,
});

describe('metafields of customers', () => {
  test('are written, read from both APIs, written again and deleted', async () => {
    expect(await request('metafields-set', { metafields: [wishlist()] })).toMatchObject({
      metafieldsSet: {
        metafields: [{ namespace: 'custom', key: 'wishlist', type: 'json', value: '[1,2]' }],
        userErrors: [],
      },
    });
    // The type of an existing metafield may be left out.
    await request('metafields-set', { metafields: [wishlist({ type: null, value: '[3]' })] });
    const customerAccessToken = await shop.tokenOf();
    const query =
      'query M($token: String!) { customer(customerAccessToken: $token) { metafield(namespace: "custom", key: "wishlist") { value } } }';
    const read = () => shop.shopper.request(query, { token: customerAccessToken });
    expect((await read()).data).toEqual({ customer: { metafield: { value: '[3]' } } });
    const identifier = { ownerId, namespace: 'custom', key: 'wishlist' };
    expect(await request('metafields-delete', { metafields: [identifier] })).toEqual({
      metafieldsDelete: { deletedMetafields: [identifier], userErrors: [] },
    });
    expect((await read()).data).toEqual({ customer: { metafield: null } });
    expect(await request('metafields-delete', { metafields: [identifier] })).toMatchObject({
      metafieldsDelete: { deletedMetafields: [null] },
    });
  });

  const tooMany = JSON.stringify(Array.from({ length: 129 }, () => 'x'));

  test.each([
    ...FAULTS,
    [
      { type: 'list.single_line_text_field', value: tooMany },
      'INVALID_VALUE',
      'value',
      'Value exceeds the maximum of 128 items.',
    ] as const,
  ])('with %j are %s, and nothing beside them is written', async (changes, code, name, message) => {
    const metafields = [wishlist(), wishlist(changes)];
    expect(await request('metafields-set', { metafields })).toEqual({
      metafieldsSet: {
        metafields: null,
        userErrors: [{ code, elementIndex: 1, field: ['metafields', '1', name], message }],
      },
    });
    const { data } = await merchant.request(
      `{ customer(id: "${ownerId}") { metafields(first: 5) { nodes { key } } } }`,
    );
    expect(data).toEqual({ customer: { metafields: { nodes: [] } } });
  });

  test.each([
    [25, []],
    [26, [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'] }]],
  ])('are written %i at once', async (count, userErrors) => {
    const metafields = Array.from({ length: count }, (_, index) => wishlist({ key: `k${index}` }));
    expect(await request('metafields-set', { metafields })).toMatchObject({
      metafieldsSet: { userErrors },
    });
  });
});
