import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../core/index.ts';
import { deliveryMethod, deliveryMethods } from './delivery.ts';

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
