import { expect, it } from 'vitest';
import { placeOf } from './letter-parts.ts';

const HOME = {
  firstName: 'Ada',
  lastName: 'Vos',
  address1: '90 Kent Avenue',
  address2: null,
  city: 'Brooklyn',
  regionName: 'New York',
  regionCode: 'NY',
  zip: '11211',
};

it.each([
  ['US', 'Ada Vos, 90 Kent Avenue, Brooklyn, NY 11211'],
  ['IE', 'Ada Vos, 90 Kent Avenue, Brooklyn, New York, 11211'],
])('writes an address in %s in one line as people there do', (countryCode, line) => {
  expect(placeOf({ ...HOME, countryCode })).toBe(line);
});
