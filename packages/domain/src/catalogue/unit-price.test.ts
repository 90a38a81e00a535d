import { expect, it } from 'vitest';
import { comparedVolume, pricePer, unitPriceFor } from './unit-price.ts';

const dollars = (amountInMinorUnits: number) =>
  ({ amountInMinorUnits, currencyCode: 'USD' }) as const;

it.each([
  ['metric', 933, '100 ml', 933, '100 ml'],
  ['metric', 2500, '1 l', 2500, '1 l'],
  ['american', 933, '100 ml', 276, 'fl oz'],
  ['american', 9333, '1 l', 276, 'fl oz'],
  ['american', 2000, '100 g', 567, 'oz'],
  ['american', 300, '1 m', 300, '1 m'],
] as const)('for %s readers %d per %s is %d per %s', (customs, amount, per, expected, unit) => {
  const told = unitPriceFor({ customs }, { price: dollars(amount), per });
  expect(told).toEqual({ price: dollars(expected), per: unit });
});

it.each([
  ['100 ml', 720],
  ['1 l', 72],
  ['10 cl', 720],
  ['fl oz', 2435],
  ['100 g', null],
  ['0 ml', null],
])('a price of 7.20 for %s is %s minor units per 100 ml', (per, expected) => {
  const found = pricePer(comparedVolume({ customs: 'metric' }), { price: dollars(720), per });
  expect(found?.price.amountInMinorUnits ?? null).toBe(expected);
});
