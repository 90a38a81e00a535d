import { expect, test } from 'vitest';
import { formattedAddress, formattedAreaOf, type PostalLines } from './formatted-address.ts';

const ADDRESS: PostalLines = {
  name: 'Ada Lok',
  company: 'Lok & Co',
  address1: '7 Comb Street',
  address2: null,
  zip: 'ZIP',
  city: 'City',
  province: 'Province',
  provinceCode: 'PR',
  country: 'Country',
  countryCode: null,
};
const BARE = { withName: false, withCompany: false };

test.each([
  ['US', ['City PR ZIP']],
  ['NL', ['ZIP City']],
  ['NO', ['ZIP City']],
  ['GB', ['City', 'ZIP']],
  ['IE', ['City', 'Province', 'ZIP']],
  ['ES', ['ZIP City', 'Province']],
  ['AE', ['City Province']],
  ['AU', ['City PR ZIP']],
  ['JP', ['ZIP City']],
  ['ZZ', ['ZIP City']],
  [null, ['ZIP City']],
])('in %s the town is written %j', (countryCode, town) => {
  const lines = formattedAddress({ ...ADDRESS, countryCode }, BARE);
  expect(lines).toEqual(['7 Comb Street', ...town, 'Country']);
});

test('name and company are written where they are wished for', () => {
  const lines = formattedAddress(ADDRESS, { withName: true, withCompany: true });
  expect(lines.slice(0, 3)).toEqual(['Ada Lok', 'Lok & Co', '7 Comb Street']);
});

test('what is missing leaves neither lines nor blanks', () => {
  const bare = {
    ...ADDRESS,
    countryCode: 'IE',
    city: null,
    zip: '',
    province: null,
    provinceCode: null,
  };
  expect(formattedAddress(bare, BARE)).toEqual(['7 Comb Street', 'Country']);
  const noZone = { ...ADDRESS, countryCode: 'US', provinceCode: null };
  expect(formattedAddress(noZone, BARE)).toEqual(['7 Comb Street', 'City ZIP', 'Country']);
});

test('an area is the town with its province, and the country', () => {
  const area = { city: 'Toronto', provinceCode: 'ON', country: 'Canada' };
  expect(formattedAreaOf(area)).toBe('Toronto ON, Canada');
  expect(formattedAreaOf({ ...area, provinceCode: null })).toBe('Toronto, Canada');
  expect(formattedAreaOf({ city: null, provinceCode: null, country: null })).toBe('');
});
