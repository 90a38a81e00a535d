import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../../protocol/index.ts';
import { deliveryMethod, deliveryMethods, deliveryTime } from './delivery.ts';

const bagOf = (goodsInMinorUnits: number) => ({ goodsInMinorUnits, needsDelivery: true });

describe.each(SHOP_KEYS)('delivery in %s', (shop) => {
  const [{ freeFromInMinorUnits }] = deliveryMethods(shop, 0);
  const threshold = freeFromInMinorUnits ?? Number.NaN;

  test.each([
    ['below', -1, false],
    ['at', 0, true],
    ['above', 1, true],
  ])('is free for standard %s the threshold: %i → %s', (_, difference, isFree) => {
    const goods = bagOf(threshold + difference);
    const { priceInMinorUnits } = deliveryMethod(shop, goods, 'standard');
    expect(priceInMinorUnits === 0).toBe(isFree);
  });

  test('always costs something when it is express', () => {
    const { priceInMinorUnits } = deliveryMethod(shop, bagOf(threshold * 10), 'express');
    expect(priceInMinorUnits).toBeGreaterThan(0);
  });

  test('costs nothing where all of it comes by letter', () => {
    expect(deliveryMethod(shop, bagOf(0), 'email').key).toBe('standard');
    const letters = { ...bagOf(0), needsDelivery: false };
    for (const key of ['standard', 'express'] as const) {
      expect(deliveryMethod(shop, letters, key)).toMatchObject({
        key: 'email',
        priceInMinorUnits: 0,
      });
    }
  });
});

test.each([
  ['nl', 'standard', '1 to 2 days'],
  ['nl', 'express', 'the next day'],
  ['us', 'express', '2 days'],
  ['no', 'express', '1 to 2 days'],
] as const)('%s: %s delivery takes %s', (shop, key, words) => {
  const texts = {
    atOnce: '',
    nextDay: 'the next day',
    days: '{days} days',
    range: '{from} to {to} days',
  };
  expect(deliveryTime(shop, key, texts)).toBe(words);
});
