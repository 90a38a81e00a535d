import { describe, expect, test } from 'vitest';
import { API_VERSIONS } from '../../src/protocol/index.ts';
import { ANNA, openCustomerShop } from './customer-shop.ts';

const HOME = {
  address1: 'Kamstraat 7',
  zip: '1012 AB',
  city: 'Amsterdam',
  country: 'NL',
  phone: '06 12345678',
};

interface Book {
  readonly defaultAddress: { readonly id: string } | null;
  readonly addresses: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

async function openBook(version?: string, key: 'nl' | 'us' | 'es' = 'nl') {
  const shop = openCustomerShop(key, version);
  await shop.register();
  const customerAccessToken = await shop.tokenOf();
  return {
    shop,
    customerAccessToken,
    add: (address: Readonly<Record<string, string>> = HOME) =>
      shop.send('customer-address-create', { customerAccessToken, address }),
    async read() {
      const { data } = await shop.shopper.request<{ customer: Book }>('customer', {
        customerAccessToken,
      });
      const { defaultAddress, addresses } = data?.customer ?? {};
      return {
        defaultId: defaultAddress?.id ?? null,
        ids: addresses?.edges.map(({ node }) => node.id) ?? [],
      };
    },
  };
}

describe.each(API_VERSIONS)('the address book on %s', (version) => {
  test('keeps an address, spelled out, under an id that carries the token', async () => {
    const { add, read, customerAccessToken, shop } = await openBook(version);
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
    shop.platform.close();
  });

  test('changes, prefers and removes addresses', async () => {
    const { add, read, customerAccessToken, shop } = await openBook(version);
    const first = (await add()).customerAddress?.id ?? '';
    const second = (await add({ ...HOME, address1: 'Borstelplein 2' })).customerAddress?.id ?? '';
    const updated = await shop.send('customer-address-update', {
      customerAccessToken,
      id: second,
      address: { city: 'Utrecht', company: 'Salon' },
    });
    expect(updated.customerAddress).toMatchObject({
      id: second,
      city: 'Utrecht',
      company: 'Salon',
      address1: 'Borstelplein 2',
    });
    await shop.send('customer-default-address-update', { customerAccessToken, addressId: second });
    expect(await read()).toEqual({ defaultId: second, ids: [first, second] });
    const removed = await shop.send('customer-address-delete', { customerAccessToken, id: second });
    expect(removed).toEqual({ deletedCustomerAddressId: second, customerUserErrors: [] });
    expect(await read()).toEqual({ defaultId: first, ids: [first] });
    await shop.send('customer-address-delete', { customerAccessToken, id: first });
    expect(await read()).toEqual({ defaultId: null, ids: [] });
    shop.platform.close();
  });
});

describe('an address', () => {
  test.each([
    [{ country: 'Nederland' }, { countryCodeV2: 'NL', country: 'Netherlands' }],
    [{ country: 'germany' }, { countryCodeV2: 'DE', country: 'Germany' }],
    [
      { country: 'gb', province: 'Kent' },
      { countryCodeV2: 'GB', province: 'Kent' },
    ],
    [
      { country: 'United States', province: 'New York' },
      { countryCodeV2: 'US', province: 'New York', provinceCode: 'NY' },
    ],
    [
      { country: 'ES', province: 'b' },
      { province: 'Barcelona', provinceCode: 'B' },
    ],
    [{}, { countryCodeV2: 'NL', provinceCode: null }],
  ])('with %j is understood', async (input, expected) => {
    const { add, shop } = await openBook();
    expect((await add(input)).customerAddress).toMatchObject(expected);
    shop.platform.close();
  });

  test.each([
    [{ country: 'UK' }, 'INVALID', 'country', 'Country is invalid'],
    [{ country: 'Atlantis' }, 'INVALID', 'country', 'Country is invalid'],
    [{ country: 'US', province: 'Kent' }, 'INVALID', 'province', 'Province is invalid'],
    [
      { firstName: '<i>' },
      'CONTAINS_HTML_TAGS',
      'firstName',
      'First name cannot contain HTML tags',
    ],
    [{ city: 'www.bad.example' }, 'CONTAINS_URL', 'city', 'City cannot contain URL'],
    [
      { address1: 'a'.repeat(256) },
      'TOO_LONG',
      'address1',
      'Address1 is too long (maximum is 255 characters)',
    ],
  ])('with %j is %s', async (input, code, name, message) => {
    const { add, read, shop } = await openBook();
    const { customerAddress, customerUserErrors } = await add(input);
    expect(customerAddress).toBeNull();
    expect(customerUserErrors).toEqual([{ code, field: ['address', name], message }]);
    expect((await read()).ids).toEqual([]);
    shop.platform.close();
  });

  test('of somebody else does not exist, whatever its number', async () => {
    const { add, read, shop } = await openBook();
    const id = (await add()).customerAddress?.id ?? '';
    await shop.register({ email: 'eve@example.test' });
    const eve = await shop.tokenOf('eve@example.test', ANNA.password);
    const forged = id.replace(/token=.*/, `token=${eve}`);
    for (const target of [id, forged]) {
      for (const [document, variables] of [
        ['customer-address-update', { id: target, address: { city: 'Delft' } }],
        ['customer-address-delete', { id: target }],
        ['customer-default-address-update', { addressId: target }],
      ] as const) {
        const payload = await shop.send(document, { customerAccessToken: eve, ...variables });
        expect(payload.customerUserErrors).toMatchObject([
          { code: 'NOT_FOUND', message: 'Address does not exist' },
        ]);
      }
    }
    const { data } = await shop.shopper.request('query N($id: ID!) { node(id: $id) { id } }', {
      id: forged,
    });
    expect(data).toEqual({ node: null });
    expect((await read()).ids).toEqual([id]);
    shop.platform.close();
  });

  test('is found by its id while its owner is logged in, and not after', async () => {
    const { add, customerAccessToken, shop } = await openBook();
    const id = (await add()).customerAddress?.id ?? '';
    const find = () =>
      shop.shopper.request(
        'query N($id: ID!) { node(id: $id) { ... on MailingAddress { city } } }',
        {
          id,
        },
      );
    expect((await find()).data).toEqual({ node: { city: 'Amsterdam' } });
    await shop.send('customer-access-token-delete', { customerAccessToken });
    expect((await find()).data).toEqual({ node: null });
    shop.platform.close();
  });

  test('is one of a hundred at most', async () => {
    const { add, shop } = await openBook();
    for (let count = 0; count < 100; count++) await add();
    expect((await add()).customerUserErrors).toEqual([
      { code: 'INVALID', field: ['address'], message: 'A customer has at most 100 addresses' },
    ]);
    shop.platform.close();
  });
});
