import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, type CustomerShop, openCustomerShop } from '../customers/customer-shop.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';

let shop: CustomerShop;
let merchant: Merchant;

beforeEach(async () => {
  shop = openCustomerShop();
  merchant = merchantAt(shop.platform, 'nl');
  await shop.register();
});

const ownerId = 'gid://shopify/Customer/1';

describe('customers in the Admin API', () => {
  test.each([
    ['email:anna@example.test', 1],
    ['email:"ANNA@example.test"', 1],
    ['email:anna', 0],
    ['email:nobody@example.test', 0],
  ])('are found by %s: %i', async (query, count) => {
    expect(await merchant.send('customers-by-email', { query })).toMatchObject({
      nodes: { length: count },
    });
  });

  test('are all listed without a query, oldest first', async () => {
    await shop.register({ email: 'bo@example.test' });
    expect(await merchant.send('{ customers(first: 5) { nodes { email } } }')).toEqual({
      nodes: [{ email: ANNA.email }, { email: 'bo@example.test' }],
    });
  });

  test.each(['anna', 'id:1', 'email:anna@example.test AND state:enabled'])(
    'are not found by %s',
    async (query) => {
      const { errors } = await merchant.request('customers-by-email', { query });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    },
  );

  test('are found by id, and never in another shop', async () => {
    const email = ANNA.email;
    const byId = `{ customer(id: "${ownerId}") { email state numberOfOrders } }`;
    const found = { email, state: 'ENABLED', numberOfOrders: '0' };
    expect(await merchant.send(byId)).toEqual(found);
    expect(await merchantAt(shop.platform, 'fr').send(byId)).toBeNull();
  });

  test('are made without a password, and invited', async () => {
    const made = await merchant.send(
      'mutation { customerCreate(input: {email: "Bo@example.test", firstName: "Bo", tags: ["pro"], metafields: [{namespace: "custom", key: "salon", type: "json", value: "{}"}]}) { customer { id state tags metafield(namespace: "custom", key: "salon") { value jsonValue } } userErrors { field message } } }',
    );
    const customerId = 'gid://shopify/Customer/2';
    expect(made).toEqual({
      customer: {
        id: customerId,
        state: 'DISABLED',
        tags: ['pro'],
        metafield: { value: '{}', jsonValue: {} },
      },
      userErrors: [],
    });
    expect(await merchant.send('customer-send-invite', { customerId })).toEqual({
      customer: { id: customerId, state: 'INVITED' },
      userErrors: [],
    });
    expect(shop.mailsTo('bo@example.test')).toHaveLength(1);
  });

  test.each([
    [ownerId, 'Anna de Vries already has an account'],
    ['gid://shopify/Customer/9', 'Customer does not exist'],
  ])('an invitation of %s is refused: %s', async (customerId, message) => {
    expect(await merchant.send('customer-send-invite', { customerId })).toMatchObject({
      userErrors: [{ field: ['customerId'], message }],
    });
  });

  test('are refused twice with one address', async () => {
    const made = await merchant.send(
      'mutation { customerCreate(input: {email: "anna@example.test"}) { customer { id } userErrors { field message } } }',
    );
    expect(made).toEqual({
      customer: null,
      userErrors: [{ field: ['email'], message: 'Email has already been taken' }],
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
    expect(await merchant.send('metafields-set', { metafields: [wishlist()] })).toMatchObject({
      metafields: [{ namespace: 'custom', key: 'wishlist', type: 'json', value: '[1,2]' }],
      userErrors: [],
    });
    // The type of an existing metafield may be left out.
    await merchant.send('metafields-set', { metafields: [wishlist({ type: null, value: '[3]' })] });
    const customerAccessToken = await shop.tokenOf();
    const query =
      'query M($token: String!) { customer(customerAccessToken: $token) { metafield(namespace: "custom", key: "wishlist") { value } } }';
    const read = () => shop.shopper.send(query, { token: customerAccessToken });
    expect(await read()).toEqual({ metafield: { value: '[3]' } });
    const identifier = { ownerId, namespace: 'custom', key: 'wishlist' };
    expect(await merchant.send('metafields-delete', { metafields: [identifier] })).toEqual({
      deletedMetafields: [identifier],
      userErrors: [],
    });
    expect(await read()).toEqual({ metafield: null });
    expect(await merchant.send('metafields-delete', { metafields: [identifier] })).toMatchObject({
      deletedMetafields: [null],
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
    expect(await merchant.send('metafields-set', { metafields })).toEqual({
      metafields: null,
      userErrors: [{ code, elementIndex: 1, field: ['metafields', '1', name], message }],
    });
    const written = `{ customer(id: "${ownerId}") { metafields(first: 5) { nodes { key } } } }`;
    expect(await merchant.send(written)).toEqual({ metafields: { nodes: [] } });
  });

  test.each([
    [25, []],
    [26, [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'] }]],
  ])('are written %i at once', async (count, userErrors) => {
    const metafields = Array.from({ length: count }, (_, index) => wishlist({ key: `k${index}` }));
    expect(await merchant.send('metafields-set', { metafields })).toMatchObject({ userErrors });
  });
});
