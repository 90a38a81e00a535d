import { expect, test } from 'vitest';
import type { PostalAddress } from './cart.ts';
import { isZoneOf, withZoneOfPostalCode } from './known-zones.ts';

const NOTHING: PostalAddress = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  zip: null,
  provinceCode: null,
  countryCode: null,
  phone: null,
};

function zoneOf(zip: string | null, provinceCode: string | null = 'ZZ', countryCode = 'AU') {
  return withZoneOfPostalCode({ ...NOTHING, zip, provinceCode, countryCode }).provinceCode;
}

test.each([
  ['0199', 'ZZ'],
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['0300', 'ZZ'],
  ['0799', 'ZZ'],
  ['0800', 'NT'],
  ['0999', 'NT'],
  ['1000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2610', 'ACT'],
  ['2611', 'NSW'],
  ['2612', 'ACT'],
  ['2613', 'ZZ'],
  ['2617', 'ACT'],
  ['2618', 'NSW'],
  ['2689', 'NSW'],
  ['2690', 'ZZ'],
  ['2898', 'NSW'],
  ['2899', 'ZZ'],
  ['2900', 'ACT'],
  ['2999', 'ACT'],
  ['3000', 'VIC'],
  ['4000', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['6797', 'WA'],
  ['6798', 'ZZ'],
  ['6799', 'ZZ'],
  ['6800', 'WA'],
  ['7000', 'TAS'],
  ['8000', 'VIC'],
  ['9999', 'QLD'],
  ['200', 'ZZ'],
  ['20000', 'ZZ'],
  [null, 'ZZ'],
])('an unknown zone with the Australian postal code %s is %s', (zip, zone) => {
  expect(zoneOf(zip)).toBe(zone);
});

test('a zone that is one stays, one that is missing stays missing, and so do those of other countries', () => {
  expect(zoneOf('3000', 'NSW')).toBe('NSW');
  expect(zoneOf('3000', null)).toBeNull();
  expect(zoneOf('3000', 'ZZ', 'AE')).toBe('ZZ');
});

test('zones are known of Australia and the Emirates alone', () => {
  expect(isZoneOf('AU', 'TAS')).toBe(true);
  expect(isZoneOf('AU', 'ZZ')).toBe(false);
  expect(isZoneOf('AE', 'ZZ')).toBe(false);
  expect(isZoneOf('US', 'ZZ')).toBe(true);
});
