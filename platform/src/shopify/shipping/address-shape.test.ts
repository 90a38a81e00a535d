import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { regionsOf, SHOP_KEYS } from '../../protocol/index.ts';
import {
  addressShape,
  isPostcodeOf,
  isReached,
  normaliseZip,
  typedZipPattern,
} from './address-shape.ts';

const CASES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = JSON.parse(
  readFileSync(
    new URL('../../../../packages/domain/src/addresses/postcodes.cases.json', import.meta.url),
    'utf8',
  ),
);

describe('a postcode', () => {
  test.each([
    ['nl', '1012ab', '1012 AB', true],
    ['nl', '0012 AB', '0012 AB', false],
    ['nl', '1012', '10 12', false],
    ['be', '1000', '1000', true],
    ['be', '0999', '0999', false],
    ['fr', ' 75 011 ', '75011', true],
    ['fr', '7501', '7501', false],
    ['de', '01067', '01067', true],
    ['es', '52001', '52001', true],
    ['es', '53001', '53001', false],
    ['uk', 'ec1a1bb', 'EC1A 1BB', true],
    ['uk', 'm1 1ae', 'M1 1AE', true],
    ['uk', '1011AB', '101 1AB', false],
    ['uk', 'bt15gs', 'BT1 5GS', false],
    ['uk', 'IM1 1AE', 'IM1 1AE', false],
    ['ni', 'bt15gs', 'BT1 5GS', true],
    ['ni', 'EC1A 1BB', 'EC1A 1BB', false],
    ['ie', 'd02x285', 'D02 X285', true],
    ['ie', 'D6W XY00', 'D6W XY00', true],
    ['us', '11201-1234', '11201-1234', true],
    ['us', '1120', '1120', false],
    ['no', '0150', '0150', true],
    ['se', '11129', '111 29', true],
    ['se', '1112', '11 12', false],
  ] as const)('of %s typed "%s" is read as "%s": %s', (shop, typed, normalise, isRight) => {
    expect(normaliseZip(shop, typed)).toBe(normalise);
    expect(addressShape(shop).zipPattern.test(normalise)).toBe(isRight);
    // Browsers read the attribute `pattern` so; blanks at other places are the server's to read.
    const pattern = new RegExp(`^(?:${typedZipPattern(addressShape(shop))})$`, 'v');
    expect(pattern.test(typed)).toBe(isRight && !typed.includes('75 011'));
  });

  // The account's pages read an address by the same cases, so that none is taken there and refused here.
  test.each([
    ['nl', 'NL'],
    ['be', 'BE'],
    ['de', 'DE'],
    ['fr', 'FR'],
    ['es', 'ES'],
    ['us', 'US'],
    ['uk', 'GB'],
    ['ie', 'IE'],
    ['no', 'NO'],
    ['se', 'SE'],
  ] as const)('of %s is read as in the account', (shop, country) => {
    for (const [typed, written] of Object.entries(CASES[country] ?? {})) {
      const zip = normaliseZip(shop, typed);
      const { zipPattern } = addressShape(shop);
      // An address book takes all of the United Kingdom, and this shop delivers in Great Britain.
      const isRight = zipPattern.test(zip) || (shop === 'uk' && zip.startsWith('BT'));
      expect([typed, isRight ? zip : null]).toEqual([typed, written]);
    }
  });

  test.each(SHOP_KEYS)('given as the example in %s is one', (shop) => {
    const { zipExample, zipPattern } = addressShape(shop);
    expect(normaliseZip(shop, zipExample)).toMatch(zipPattern);
  });
});

test.each([
  ['US', 51],
  ['ES', 52],
  ['IE', 26],
] as const)('%s has %i regions, each with its own code and a name', (country, count) => {
  const regions = regionsOf(country);
  expect(new Set(regions.map(({ code }) => code)).size).toBe(count);
  expect(regions.every(({ name }) => name.length > 2)).toBe(true);
});

test.each([
  ['GB', 'ec1a1bb', true],
  ['GB', 'BT1 5GS', true],
  ['GB', '1012 AB', false],
  ['GB', 'JE2 3QA', false],
  ['US', '99501', true],
  ['US', '1234', false],
  ['NL', '10', false],
  ['JP', '10', true],
])('in %s, %s is a postcode: %s', (country, typed, expected) => {
  expect(isPostcodeOf(country, typed)).toBe(expected);
});

test.each([
  ['uk', 'sw1a1aa', true],
  ['uk', 'BT1 5GS', false],
  ['uk', 'JE2 3QA', false],
  ['uk', null, false],
  ['ni', 'BT1 5GS', true],
  ['ni', 'SW1A 1AA', false],
  ['us', '99501', false],
  ['ie', null, true],
] as const)('a parcel of %s goes to %s: %s', (shop, zip, expected) => {
  expect(isReached(shop, zip)).toBe(expected);
});
