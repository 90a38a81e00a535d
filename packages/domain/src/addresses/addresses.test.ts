import { describe, expect, it, test } from 'vitest';
import type { CountryCode } from '../markets/index.ts';
import {
  ADDRESS_FIELDS,
  type Address,
  addressFormatOf,
  checkAddress,
  normalisePostcode,
  US_STATES,
} from './index.ts';
import REGIONS from './postcode-regions.cases.json' with { type: 'json' };
import POSTCODES from './postcodes.cases.json' with { type: 'json' };

const COUNTRIES = ['NL', 'FR', 'US', 'DE', 'GB', 'BE', 'ES', 'IE', 'NO', 'SE'] as const;

function address(country: CountryCode, changes: Address = {}): Address {
  return {
    firstName: 'Ada',
    lastName: 'Lok',
    address1: 'Kamstraat 1',
    zip: addressFormatOf(country).examplePostcode,
    city: 'Haarlem',
    province: country === 'US' ? 'NY' : null,
    ...changes,
  };
}

describe('a country without a rule of its own', () => {
  const AUSTRIA: string = 'AT';
  const country = AUSTRIA as CountryCode;

  it('has its postcode before its town, and needs one', () => {
    const { rows, required, provinces } = addressFormatOf(country);
    expect(rows).toContainEqual(['zip', 'city']);
    expect(required).toContain('zip');
    expect(provinces).toEqual([]);
  });

  test.each([
    ['1010', '1010'],
    ['110 00', '11000'],
    ['00-950', '00-950'],
    ['1', null],
    ['12', '12'],
    ['1234567890', '1234567890'],
    ['12345678901', null],
    ['Wien!', null],
  ])('takes %s for %s', (typed, expected) => {
    expect(normalisePostcode(country, typed)).toBe(expected);
  });
});

describe('normalisePostcode', () => {
  test.each(COUNTRIES)('writes postcodes of %s as they should be, or refuses them', (country) => {
    const typed = Object.keys(POSTCODES[country]);
    const read = typed.map((text) => [text, normalisePostcode(country, text)]);
    expect(Object.fromEntries(read)).toEqual(POSTCODES[country]);
  });

  test.each(COUNTRIES)('the example of %s is written as it should be', (country) => {
    const { examplePostcode } = addressFormatOf(country);
    expect(normalisePostcode(country, examplePostcode)).toBe(examplePostcode);
  });
});

describe('addressFormatOf', () => {
  test.each(COUNTRIES)('of %s has each field once and all that is required', (country) => {
    const { rows, required } = addressFormatOf(country);
    const fields = rows.flat();
    expect(new Set(fields).size).toBe(fields.length);
    expect(required.every((field) => fields.includes(field))).toBe(true);
    expect(fields.toSorted()).toEqual(
      ADDRESS_FIELDS.filter((field) => field !== 'province' || country === 'US').toSorted(),
    );
  });
});

describe('checkAddress', () => {
  test.each([
    ['NL', 'Kade', null, true],
    ['NL', 'Kade 1', null, false],
    ['DE', 'Hafenstraße', '12 b', false],
    ['BE', 'Kaai', 'bus', true],
    ['NO', 'Nordre gård', null, false],
    ['GB', 'Rose Cottage', null, false],
  ] as const)(
    'in %s “%s” and “%s” lacks a house number: %s',
    (country, address1, address2, lacks) => {
      const given = { ...address(country), address1, address2 };
      expect(checkAddress(country, given)).toEqual(
        lacks ? [{ field: 'address1', code: 'missingNumber' }] : [],
      );
    },
  );

  test.each(COUNTRIES)('finds a full address of %s in order', (country) => {
    expect(checkAddress(country, address(country))).toEqual([]);
  });

  test.each(COUNTRIES)('names every missing field of %s, in the order of the form', (country) => {
    const { rows, required } = addressFormatOf(country);
    const expected = rows.flat().filter((field) => required.includes(field));
    expect(checkAddress(country, {})).toEqual(
      expected.map((field) => ({ field, code: 'missing' })),
    );
    expect(expected.includes('zip')).toBe(country !== 'IE');
    expect(expected.includes('province')).toBe(country === 'US');
  });

  test.each<[CountryCode, Address, string, string]>([
    ['NL', { zip: '9000' }, 'zip', 'invalidPostcode'],
    ['IE', { zip: 'Dublin 2' }, 'zip', 'invalidPostcode'],
    ['US', { province: 'New York' }, 'province', 'unknownProvince'],
    ['US', { province: 'XX' }, 'province', 'unknownProvince'],
    ['US', { zip: '90210' }, 'zip', 'postcodeElsewhere'],
    ['NL', { phone: 'call me' }, 'phone', 'invalidPhone'],
    ['NL', { phone: '12345' }, 'phone', 'invalidPhone'],
    ['NL', { phone: '1234567890123456' }, 'phone', 'invalidPhone'],
    ['NL', { phone: '++31612345678' }, 'phone', 'invalidPhone'],
    ['NL', { city: ' ' }, 'city', 'missing'],
    ['NL', { company: 'x'.repeat(256) }, 'company', 'tooLong'],
    ['NL', { zip: '1'.repeat(256) }, 'zip', 'tooLong'],
  ])('%s %o', (country, changes, field, code) => {
    expect(checkAddress(country, address(country, changes))).toEqual([{ field, code }]);
  });

  test.each(Object.entries(REGIONS.US))('%s go together: %s', (typed, fits) => {
    const [zip = '', province = ''] = typed.split(' ');
    expect(checkAddress('US', address('US', { zip, province }))).toEqual(
      fits ? [] : [{ field: 'zip', code: 'postcodeElsewhere' }],
    );
  });

  test('has a state for each beginning of a postcode that is sent to', () => {
    const starts = US_STATES.map(({ zips }) => zips);
    expect(starts.every((zips) => zips !== undefined && /^\d{2,3}( \d{2,3})*$/.test(zips))).toBe(
      true,
    );
  });

  test.each<Address>([
    { company: 'x'.repeat(255) },
    { company: '🦊'.repeat(255) },
    { phone: '123456' },
    { phone: '123456789012345' },
    { phone: '+31 (0)6-12.34/56 78' },
    { province: 'Noord-Holland' },
    { zip: ' 1084vg ' },
  ])('accepts %o', (changes) => {
    expect(checkAddress('NL', address('NL', changes))).toEqual([]);
  });
});
