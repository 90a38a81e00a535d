import { describe, expect, it } from 'vitest';
import { change, codesOf, logInAs, openAccountForEachTest } from './customer-api.ts';

openAccountForEachTest();

const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Berg',
  address1: 'Storgata 1',
  zip: '0155',
  city: 'Oslo',
  territoryCode: 'NO',
  phoneNumber: '+47 22 00 00 00',
};

const CREATE = `mutation ($address: CustomerAddressInput!, $default: Boolean) {
  customerAddressCreate(address: $address, defaultAddress: $default) {
    customerAddress { id territoryCode zoneCode phoneNumber formatted(withName: true) }
    userErrors { code field }
  }
}`;
const UPDATE = `mutation ($id: ID!, $address: CustomerAddressInput, $default: Boolean) {
  customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $default) {
    customerAddress { id city territoryCode } userErrors { code field }
  }
}`;
const DELETE = `mutation ($id: ID!) {
  customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code field } }
}`;

describe('the address book', () => {
  const idOf = (payload: object): string => {
    const address: unknown = Reflect.get(payload, 'customerAddress');
    return String(Reflect.get(Object(address), 'id'));
  };

  it('keeps, changes and forgets addresses, and the default goes last', async () => {
    const created = await change(CREATE, { address: ADDRESS });
    expect(created).toMatchObject({
      customerAddress: {
        territoryCode: 'NO',
        zoneCode: null,
        phoneNumber: '+47 22 00 00 00',
        formatted: ['Anna Berg', 'Storgata 1', '0155 Oslo', 'Norway'],
      },
      userErrors: [],
    });
    const first = idOf(created);
    const second = idOf(await change(CREATE, { address: { ...ADDRESS, address1: 'Storgata 2' } }));
    expect(codesOf(await change(DELETE, { id: first }))).toEqual([
      'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
    ]);
    expect(codesOf(await change(UPDATE, { id: first, default: false }))).toEqual([
      'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
    ]);
    const moved = { id: second, address: { city: 'Bergen' }, default: true };
    expect(await change(UPDATE, moved)).toMatchObject({
      customerAddress: { city: 'Bergen', territoryCode: 'NO' },
    });
    expect(await change(DELETE, { id: first })).toEqual({
      deletedAddressId: first,
      userErrors: [],
    });
    expect(await change(DELETE, { id: second })).toMatchObject({ userErrors: [] });
  });

  it('refuses what cannot be an address, and what is not there', async () => {
    const created = await change(CREATE, { address: ADDRESS });
    const wrong = async (address: object) =>
      (await change(CREATE, { address: { ...ADDRESS, ...address } })).userErrors[0];
    expect(await wrong({})).toMatchObject({ code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS' });
    for (const territoryCode of ['Norway', 'XX', '']) {
      const field = ['address', 'territoryCode'];
      expect(await wrong({ territoryCode })).toEqual({ code: 'INVALID_TERRITORY_CODE', field });
    }
    expect(await wrong({ territoryCode: 'US', zoneCode: 'ZZ' })).toEqual({
      code: 'INVALID_FOR_COUNTRY',
      field: ['address', 'zoneCode'],
    });
    expect(await wrong({ city: 'x'.repeat(256) })).toMatchObject({ code: 'TOO_LONG' });
    expect(await wrong({ city: '<b>Oslo</b>' })).toMatchObject({ code: 'CONTAINS_HTML_TAGS' });
    for (const id of [
      'gid://shopify/CustomerAddress/999',
      idOf(created).replace('Customer', 'Mailing'),
    ]) {
      expect(codesOf(await change(DELETE, { id }))).toEqual(['ADDRESS_ID_DOES_NOT_EXIST']);
      expect(codesOf(await change(UPDATE, { id }))).toEqual(['ADDRESS_ID_DOES_NOT_EXIST']);
    }
  });

  it('is closed to another customer', async () => {
    const id = idOf(await change(CREATE, { address: ADDRESS }));
    await logInAs('other@example.test');
    expect(codesOf(await change(DELETE, { id }))).toEqual(['ADDRESS_ID_DOES_NOT_EXIST']);
    expect(codesOf(await change(UPDATE, { id, address: ADDRESS }))).toEqual([
      'ADDRESS_ID_DOES_NOT_EXIST',
    ]);
  });
});
