import { expect, it } from 'vitest';
import { chargeDay, placeOf } from './letter-parts.ts';

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

it.each([
  ['nl', 'nl-NL', '2026-11-30T23:30:00Z', 'di 1 december'],
  ['nl', 'nl-NL', '2027-03-28T22:30:00Z', 'ma 29 maart'],
  ['us', 'en-US', '2027-01-01T04:30:00Z', 'Thu, Dec 31'],
  ['us', 'en-US', '2028-03-01T03:30:00Z', 'Tue, Feb 29'],
] as const)('names the day of a charge in %s as it is there: %s, %s', (shop, tag, at, day) => {
  const startsAt = new Date(at);
  expect(chargeDay({ index: 2, startsAt, endsAt: startsAt }, shop, tag)).toBe(day);
});
