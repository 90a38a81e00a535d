import { expect, test } from 'vitest';
import type { PostalAddress } from './cart.ts';
import { addAddresses } from './delivery-addresses.ts';

const STREET = { lastName: 'Lok', address1: 'Kamstraat 7', city: 'Utrecht' };

function problemsOf(
  deliveryAddress: Partial<PostalAddress>,
  validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT',
) {
  const input = { address: { deliveryAddress }, ...(validationStrategy && { validationStrategy }) };
  const outcome = addAddresses([], [input], { newId: () => '1', findSaved: () => null });
  const problems = outcome.kind === 'refused' ? outcome.problems : [];
  return problems.map(({ code, field }) => `${code} ${field.slice(3).join('.')}`);
}

const lacks = (name: string) => `ADDRESS_FIELD_IS_REQUIRED deliveryAddress.${name}`;

test.each([
  ['NL', ['lastName', 'address1', 'zip', 'city']],
  ['IE', ['lastName', 'address1', 'provinceCode', 'zip', 'city']],
  ['AE', ['lastName', 'address1', 'provinceCode', 'city']],
  ['SG', ['lastName', 'address1', 'zip']],
  ['AF', ['lastName', 'address1', 'city']],
  ['ZZ', ['lastName', 'address1', 'countryCode', 'city']],
])('of nothing but the country %s a strict check misses %j', (countryCode, names) => {
  expect(problemsOf({ countryCode }, 'STRICT')).toEqual(names.map(lacks));
});

test.each([
  [{ countryCode: 'NL', zip: '3511 AB' }, []],
  [{ countryCode: 'NL' }, [lacks('zip')]],
  [{ countryCode: 'AE', provinceCode: 'du' }, []],
  [{ countryCode: 'AE', provinceCode: 'ZZ' }, [lacks('provinceCode')]],
  [{ countryCode: 'AU', provinceCode: 'ZZ', zip: '3000' }, []],
  [{ countryCode: 'AU', provinceCode: 'ZZ', zip: '0300' }, [lacks('provinceCode')]],
  [{ countryCode: 'CU' }, ['UNSPECIFIED_ADDRESS_ERROR deliveryAddress']],
])('%j and a street: a strict check misses %j', (given, problems) => {
  expect(problemsOf({ ...STREET, ...given }, 'STRICT')).toEqual(problems);
});

test.each(['COUNTRY_CODE_ONLY', undefined] as const)(
  '%s asks for the country alone',
  (strategy) => {
    expect(problemsOf({ countryCode: 'NL' }, strategy)).toEqual([]);
    expect(problemsOf(STREET, strategy)).toEqual(['INVALID deliveryAddress.countryCode']);
  },
);
