import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../../protocol/index.ts';
import { deliveryMethod, deliveryMethods, deliveryTime } from './delivery.ts';

describe.each(SHOP_KEYS)('delivery in %s', (shop) => {
  const [{ freeFromInMinorUnits }] = deliveryMethods(shop, 0);
  const threshold = freeFromInMinorUnits ?? Number.NaN;

  test.each([
    ['below', -1, false],
    ['at', 0, true],
    ['above', 1, true],
  ])('is free for standard %s the threshold: %i → %s', (_, difference, isFree) => {
    const { priceInMinorUnits } = deliveryMethod(shop, threshold + difference, 'standard');
    expect(priceInMinorUnits === 0).toBe(isFree);
  });

  test('always costs something when it is express', () => {
    expect(deliveryMethod(shop, threshold * 10, 'express').priceInMinorUnits).toBeGreaterThan(0);
  });
});

test.each([
  ['nl', 'standard', '1 to 2 days'],
  ['nl', 'express', 'the next day'],
  ['us', 'express', '2 days'],
  ['no', 'express', '1 to 2 days'],
] as const)('%s: %s delivery takes %s', (shop, key, words) => {
  const texts = { nextDay: 'the next day', days: '{days} days', range: '{from} to {to} days' };
  expect(deliveryTime(shop, key, texts)).toBe(words);
});
