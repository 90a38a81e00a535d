import { expect, test } from 'vitest';
import { promotionLine } from './cart-line.test-kit.ts';
import {
  type Filler,
  fittingFiller,
  isSmallGap,
  missingForFreeDelivery,
  mostForFiller,
} from './free-delivery.ts';

test.each([
  ['below', 4_999, 1],
  ['at', 5_000, 0],
  ['above', 5_001, 0],
])('a cart %s the threshold of free delivery lacks what is left', (_, total, missing) => {
  const from = { amountInMinorUnits: 5_000, currencyCode: 'EUR' } as const;
  expect(missingForFreeDelivery(from, total).amountInMinorUnits).toBe(missing);
});

const euros = (amountInMinorUnits: number) =>
  ({ amountInMinorUnits, currencyCode: 'EUR' }) as const;
const threshold = euros(5_000);
const filler = (id: string, priceInMinorUnits: number, range: string | null = null) => ({
  id,
  priceInMinorUnits,
  range,
});
const fits = (missing: number, ...fillers: readonly Filler[]) => {
  const lines = [promotionLine({ product: 'shampoo', collections: ['rain'] })];
  return fittingFiller(fillers, { missing: euros(missing), threshold, lines })?.id ?? null;
};

test.each([
  ['none', 0, false],
  ['a cent', 1, true],
  ['half the threshold', 2_500, true],
  ['a cent more', 2_501, false],
])('a gap of %s', (_, missing, isSmall) => {
  expect(isSmallGap({ missing: euros(missing), threshold })).toBe(isSmall);
  expect(fits(missing, filler('mask', Math.max(missing, 1)))).toBe(isSmall ? 'mask' : null);
});

test.each([
  ['a cent too little', 1_999, false],
  ['just enough', 2_000, true],
  ['a fifth of the threshold more', 3_000, true],
  ['a cent above that', 3_001, false],
])('a product of %s closes a gap of 2000: %s', (_, price, isFitting) => {
  expect(fits(2_000, filler('mask', price))).toBe(isFitting ? 'mask' : null);
});

test('of several, one of a range in the bag comes first, then the cheapest, never what is there', () => {
  const [cheap, dear] = [filler('spray', 1_200), filler('oil', 1_500)];
  expect(fits(1_000, dear, cheap)).toBe('spray');
  expect(fits(1_000, cheap, filler('conditioner', 1_900, 'rain'))).toBe('conditioner');
  expect(fits(1_000, filler('shampoo', 1_100, 'rain'), dear)).toBe('oil');
  expect(fits(1_000)).toBeNull();
});

test('the dearest product that may ever fit is among those that are asked for', () => {
  const most = mostForFiller(threshold);
  expect(fits(2_500, filler('set', most))).toBe('set');
  expect(fits(2_500, filler('set', most + 1))).toBeNull();
});
