import { expect, test } from 'vitest';
import { addressInOneLine, townLine } from './index.ts';

test.each([
  ['NL', 'Amsterdam', '1084 VG', '1084 VG Amsterdam'],
  ['GB', 'London', 'E2 7DP', 'London E2 7DP'],
  ['US', 'New York', '10028', 'New York 10028'],
  ['IE', 'Galway', null, 'Galway'],
  ['DE', '', '10119', '10119'],
])('in %s', (country, city, postcode, expected) => {
  expect(townLine({ country, city, postcode })).toBe(expected);
});

test('a province is written where the country does so', () => {
  const buffalo = { country: 'US', city: 'Buffalo', postcode: '14201', province: 'NY' };
  expect(townLine(buffalo)).toBe('Buffalo, NY 14201');
  expect(townLine({ ...buffalo, country: 'ES' })).toBe('14201 Buffalo');
});

test('an address in one line leaves out what it has not', () => {
  const above = ['Anna Lok', 'Rue Neuve 5', null, ''];
  const town = { country: 'BE', city: 'Liège', postcode: '4000' };
  expect(addressInOneLine({ ...town, above })).toBe('Anna Lok, Rue Neuve 5, 4000 Liège');
});
