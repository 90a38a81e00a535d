import { expect, test } from 'vitest';
import { townLine } from './index.ts';

test.each([
  ['NL', 'Amsterdam', '1084 VG', '1084 VG Amsterdam'],
  ['GB', 'London', 'E2 7DP', 'London E2 7DP'],
  ['US', 'New York', '10028', 'New York 10028'],
  ['IE', 'Galway', null, 'Galway'],
  ['DE', '', '10119', '10119'],
])('in %s', (country, city, postcode, expected) => {
  expect(townLine({ country, city, postcode })).toBe(expected);
});
