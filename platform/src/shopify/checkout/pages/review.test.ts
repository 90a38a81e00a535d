import { expect, it } from 'vitest';
import { lineName, type OrderAddress } from '../../orders/index.ts';
import { addressLines } from './review.ts';

const HOME: OrderAddress = {
  firstName: 'Robin',
  lastName: 'Vos',
  address1: '1 Street',
  address2: null,
  zip: '1',
  city: 'Town',
  regionCode: 'R',
  regionName: 'Region',
  countryCode: 'XX',
};
const NO_REGION = { regionCode: null, regionName: null };

it.each([
  ['nl', { zip: '1012 AB', ...NO_REGION }, ['1012 AB Town']],
  ['es', {}, ['1 Town', 'Region']],
  ['es', { city: 'Madrid', regionName: 'Madrid' }, ['1 Madrid']],
  ['uk', { zip: 'E2 7DP', ...NO_REGION }, ['Town', 'E2 7DP']],
  ['ie', { zip: 'D02 X285' }, ['Town', 'Region', 'D02 X285']],
  ['ie', { zip: null }, ['Town', 'Region']],
  ['us', { zip: '11211', regionCode: 'NY' }, ['Town, NY 11211']],
] as const)('a place in %s is written as on a parcel there: %j', (key, given, place) => {
  const lines = addressLines({ ...HOME, ...given }, { key }, 'Country');
  expect(lines).toEqual(['Robin Vos', '1 Street', ...place, 'Country']);
});

it.each([
  [null, 'Mask'],
  ['300 ml', 'Mask, 300\u00a0ml'],
  ['10.1 fl oz (300 ml)', 'Mask, 10.1\u00a0fl\u00a0oz\u00a0(300\u00a0ml)'],
])('a line of the size %s is called %s', (variantTitle, name) => {
  expect(lineName({ productTitle: 'Mask', variantTitle })).toBe(name);
});
