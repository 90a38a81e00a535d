import { expect, it } from 'vitest';
import { type Locale, marketOf } from '../markets/index.ts';
import { comparedVolume, pricePer, unitPriceFor } from './unit-price.ts';

const price = (amountInMinorUnits: number) =>
  ({ amountInMinorUnits, currencyCode: 'USD' }) as const;

it.each([
  ['nl', '100 ml', 783, '100 ml'],
  ['nl', '1 l', 7833, '1 l'],
  // Northern Ireland keeps the older order.
  ['ni', '100 ml', 783, '100 ml'],
  ['de', '100 ml', 7833, '1 l'],
  ['uk', '100 ml', 7833, '1 l'],
  ['no', '100 ml', 7833, '1 l'],
  ['na', '100 ml', 232, 'fl oz'],
  ['na', '1 l', 232, 'fl oz'],
] satisfies readonly (readonly [Locale, string, number, string])[])(
  'in %s, where the shop compares by %s, a pack of 300 ml for 23.50 is %d per %s',
  (locale, per, expected, unit) => {
    const asked = { price: pricePer(per, pack('300 ml'))?.price ?? price(0), per };
    const told = unitPriceFor(marketOf(locale), asked, pack('300 ml'));
    expect(told).toEqual({ price: price(expected), per: unit });
  },
);

const pack = (per: string) => ({ price: price(2350), per });

it.each([
  ['de', '50 g', '100 g', 47_000, '1 kg'],
  ['na', '50 g', '100 g', 1332, 'oz'],
  ['na', '5 m', '1 m', 470, '1 m'],
  ['de', '5 m', '1 m', 470, '1 m'],
] as const)(
  'in %s a pack of %s, compared by %s, is %d per %s',
  (locale, content, per, expected, unit) => {
    const told = unitPriceFor(marketOf(locale), { price: price(470), per }, pack(content));
    expect(told).toEqual({ price: price(expected), per: unit });
  },
);

it('a pack whose content is not told is counted from the price of the shop', () => {
  const asked = { price: price(783), per: '100 ml' };
  expect(unitPriceFor(marketOf('de'), asked, null)).toEqual({ price: price(7830), per: '1 l' });
});

it.each([
  ['100 ml', 720],
  ['1 l', 72],
  ['10 cl', 720],
  ['fl oz', 2435],
  ['100 g', null],
  ['0 ml', null],
])('a price of 7.20 for %s is %s minor units per 100 ml', (per, expected) => {
  const found = pricePer(comparedVolume(marketOf('nl')), { price: price(720), per });
  expect(found?.price.amountInMinorUnits ?? null).toBe(expected);
});
