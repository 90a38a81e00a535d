import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { ANNA, type CustomerShop, openCustomerShop } from './customer-shop.ts';

const HOME = {
  address1: 'Kamstraat 7',
  zip: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
  phone: '06 12345678',
};

interface Cases {
  readonly understood: readonly (readonly [input: object, expected: object])[];
  readonly refused: readonly (readonly [
    input: object,
    code: string,
    name: string,
    message: string,
  ])[];
}

const CASES: Cases = JSON.parse(
  readFileSync(new URL('address-cases.json', import.meta.url), 'utf8'),
);

let shop: CustomerShop;
let customerAccessToken: string;

async function open(version?: string) {
  shop = openCustomerShop('nl', version);
  await shop.register();
  customerAccessToken = await shop.tokenOf();
}
beforeEach(() => open());

const change = (document: string, variables: object) =>
  shop.send(`customer-${document}`, { customerAccessToken, ...variables });
const add = (address: object = HOME) => change('address-create', { address });
const idOfNew = async (address?: object) => (await add(address)).customerAddress?.id ?? '';

interface Book {
  readonly defaultAddress: { readonly id: string } | null;
  readonly addresses: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

async function read() {
  const ask = shop.shopper.send<Book>;
  const { defaultAddress, addresses } = await ask('customer', { customerAccessToken });
  return {
    defaultId: defaultAddress?.id ?? null,
    ids: addresses.edges.map(({ node }) => node.id),
  };
}

describe.each(API_VERSIONS)('the address book on %s', (version) => {
  beforeEach(async () => {
    await open(version);
  });

  test('keeps an address, spelled out, under an id that carries the token', async () => {
    const { customerAddress, customerUserErrors } = await add();
    expect(customerUserErrors).toEqual([]);
    expect(customerAddress).toMatchObject({
      id: `gid://shopify/MailingAddress/1?model_name=CustomerAddress&customer_access_token=${customerAccessToken}`,
      // Names that are missing are the customer's.
      firstName: 'Anna',
      lastName: 'de Vries',
      name: 'Anna de Vries',
      country: 'Netherlands',
      countryCodeV2: 'NL',
      phone: '06 12345678',
      formatted: ['Anna de Vries', 'Kamstraat 7', '1012 AB Amsterdam', 'Netherlands'],
    });
    // The first one is the default.
    expect(await read()).toEqual({ defaultId: customerAddress?.id, ids: [customerAddress?.id] });
  });

  test('changes, prefers and removes addresses', async () => {
    const first = await idOfNew();
    const id = await idOfNew({ ...HOME, address1: 'Borstelplein 2' });
    const address = { city: 'Utrecht', company: 'Salon' };
    expect((await change('address-update', { id, address })).customerAddress).toMatchObject({
      id,
      address1: 'Borstelplein 2',
      ...address,
    });
    await change('default-address-update', { addressId: id });
    expect(await read()).toEqual({ defaultId: id, ids: [first, id] });
    expect(await change('address-delete', { id })).toEqual({
      deletedCustomerAddressId: id,
      customerUserErrors: [],
    });
    expect(await read()).toEqual({ defaultId: first, ids: [first] });
    await change('address-delete', { id: first });
    expect(await read()).toEqual({ defaultId: null, ids: [] });
  });
});

describe('an address', () => {
  test.each(CASES.understood)('with %j is understood', async (input, expected) => {
    expect((await add(input)).customerAddress).toMatchObject(expected);
  });

  test.each([
    ...CASES.refused,
    [
      { address1: 'a'.repeat(256) },
      'TOO_LONG',
      'address1',
      'Address1 is too long (maximum is 255 characters)',
    ] as const,
  ])('with %j is %s', async (input, code, name, message) => {
    expect(await add(input)).toEqual({
      customerAddress: null,
      customerUserErrors: [{ code, field: ['address', name], message }],
    });
    expect((await read()).ids).toEqual([]);
  });

  test('of somebody else does not exist, whatever its number', async () => {
    const id = await idOfNew();
    const anna = customerAccessToken;
    await shop.register({ email: 'eve@example.test' });
    customerAccessToken = await shop.tokenOf('eve@example.test', ANNA.password);
    const forged = id.replace(/token=.*/, `token=${customerAccessToken}`);
    for (const target of [id, forged]) {
      for (const [document, variables] of [
        ['address-update', { id: target, address: { city: 'Delft' } }],
        ['address-delete', { id: target }],
        ['default-address-update', { addressId: target }],
      ] as const) {
        expect((await change(document, variables)).customerUserErrors).toMatchObject([
          { code: 'NOT_FOUND', message: 'Address does not exist' },
        ]);
      }
    }
    const query = 'query N($id: ID!) { node(id: $id) { id } }';
    expect((await shop.shopper.request(query, { id: forged })).data).toEqual({ node: null });
    customerAccessToken = anna;
    expect((await read()).ids).toEqual([id]);
  });

  test('is found by its id while its owner is logged in, and not after', async () => {
    const id = await idOfNew();
    const query = 'query N($id: ID!) { node(id: $id) { ... on MailingAddress { city } } }';
    const find = async () => (await shop.shopper.request(query, { id })).data;
    expect(await find()).toEqual({ node: { city: 'Amsterdam' } });
    await change('access-token-delete', {});
    expect(await find()).toEqual({ node: null });
  });

  test('is one of a hundred at most', async () => {
    for (let count = 0; count < 100; count++) await add();
    expect((await add()).customerUserErrors).toEqual([
      { code: 'INVALID', field: ['address'], message: 'A customer has at most 100 addresses' },
    ]);
  });
});
