import { describe, expect, it, test } from 'vitest';
import type { PostalAddress } from './cart.ts';
import {
  type AddressContext,
  type AddressesOutcome,
  addAddresses,
  removeAddresses,
  type SelectableAddressInput,
  updateAddresses,
} from './delivery-addresses.ts';

const SAVED: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Lok',
  company: null,
  address1: 'Kamstraat 7',
  address2: null,
  city: 'Utrecht',
  zip: '3511 AB',
  provinceCode: null,
  countryCode: 'NL',
  phone: null,
};

function contextOf(): AddressContext {
  let made = 0;
  return {
    newId: () => {
      made += 1;
      return String(made);
    },
    findSaved: (id) => (id === 'saved' ? SAVED : null),
  };
}

const inCity = (city: string, selected?: boolean): SelectableAddressInput => ({
  address: { deliveryAddress: { city, countryCode: 'NL' } },
  ...(selected !== undefined && { selected }),
});

function addressesOf(outcome: AddressesOutcome) {
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.problems));
  return outcome.addresses;
}

const cities = (outcome: AddressesOutcome) =>
  addressesOf(outcome).map(({ address, selected }) => address.city + (selected ? '*' : ''));

describe('delivery addresses', () => {
  it('the first is selected, until another is', () => {
    const context = contextOf();
    const first = addressesOf(addAddresses([], [inCity('A'), inCity('B')], context));
    expect(cities(addAddresses([], [inCity('A'), inCity('B', true)], contextOf()))).toEqual([
      'A',
      'B*',
    ]);
    expect(cities(addAddresses(first, [inCity('C')], context))).toEqual(['A*', 'B', 'C']);
    expect(cities(addAddresses(first, [inCity('C', true)], context))).toEqual(['A', 'B', 'C*']);
    expect(cities(updateAddresses(first, [{ id: '2', selected: true }], context))).toEqual([
      'A',
      'B*',
    ]);
    expect(cities(removeAddresses(first, ['1']))).toEqual(['B*']);
    expect(cities(removeAddresses(first, ['1', '2']))).toEqual([]);
  });

  it('an update replaces what it gives, and leaves the rest', () => {
    const before = addressesOf(
      addAddresses([], [{ ...inCity('A'), oneTimeUse: true }], contextOf()),
    );
    const address = { deliveryAddress: { zip: ' 1234 ', city: '', countryCode: 'NL' } };
    const [updated] = addressesOf(updateAddresses(before, [{ id: '1', address }], contextOf()));
    expect(updated).toMatchObject({ id: '1', oneTimeUse: true, selected: true });
    expect(updated?.address).toMatchObject({ zip: '1234', city: null });
  });

  it('one is copied from the customer’s book, if it stands there', () => {
    const copy = (id: string) =>
      addAddresses([], [{ address: { copyFromCustomerAddressId: id } }], contextOf());
    expect(addressesOf(copy('saved'))[0]?.address).toEqual(SAVED);
    expect(copy('other')).toMatchObject({
      kind: 'refused',
      problems: [
        {
          code: 'INVALID_DELIVERY_ADDRESS_ID',
          field: ['addresses', '0', 'address', 'copyFromCustomerAddressId'],
        },
      ],
    });
  });

  test.each([
    [249, 'changed'],
    [250, 'changed'],
    [251, 'refused'],
  ])('%d of them are %s', (count, kind) => {
    const inputs = Array.from({ length: count }, () => inCity('A'));
    expect(addAddresses([], inputs, contextOf()).kind).toBe(kind);
  });

  test.each([
    [254, 'changed'],
    [255, 'changed'],
    [256, 'refused'],
  ])('a field of %d characters is %s', (length, kind) => {
    expect(addAddresses([], [inCity('x'.repeat(length))], contextOf()).kind).toBe(kind);
  });

  it('refuses two selected ones, and ids that it does not know', () => {
    expect(addAddresses([], [inCity('A', true), inCity('B', true)], contextOf())).toMatchObject({
      problems: [{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: ['addresses'] }],
    });
    expect(updateAddresses([], [{ id: '9' }], contextOf())).toMatchObject({
      problems: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addresses', '0'] }],
    });
    expect(removeAddresses([], ['9'])).toMatchObject({
      problems: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'] }],
    });
  });
});
