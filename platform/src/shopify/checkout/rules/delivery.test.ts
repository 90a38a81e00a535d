import { describe, expect, test } from 'vitest';
import { makeShops, SHOP_KEYS } from '../../../protocol/index.ts';
import { methodsOf, shippingOf } from '../../shipping/index.ts';
import { deliveryFacts, deliveryMethod, deliveryTime } from './delivery.ts';

const bagOf = (goodsInMinorUnits: number) => ({
  goodsInMinorUnits,
  weightInGrams: 0,
  unsent: null,
});

describe.each(SHOP_KEYS)('delivery in %s', (shop) => {
  const shipping = shippingOf(shop, null);
  const [{ freeFromInMinorUnits }] = methodsOf(shipping, bagOf(0));
  const threshold = freeFromInMinorUnits ?? Number.NaN;

  test.each([
    ['below', -1, false],
    ['at', 0, true],
    ['above', 1, true],
  ])('is free for standard %s the threshold: %i → %s', (_, difference, isFree) => {
    const goods = bagOf(threshold + difference);
    const { priceInMinorUnits } = deliveryMethod(shipping, goods, 'standard');
    expect(priceInMinorUnits === 0).toBe(isFree);
  });

  test('always costs something when it is express', () => {
    const { priceInMinorUnits } = deliveryMethod(shipping, bagOf(threshold * 10), 'express');
    expect(priceInMinorUnits).toBeGreaterThan(0);
  });

  test.each(['email', 'none'] as const)('costs nothing where nothing is sent: %s', (unsent) => {
    expect(deliveryMethod(shipping, bagOf(0), unsent).key).toBe('standard');
    for (const key of ['standard', 'express']) {
      expect(deliveryMethod(shipping, { ...bagOf(0), unsent }, key)).toMatchObject({
        key: unsent,
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
    nextDay: 'the next day',
    days: '{days} days',
    range: '{from} to {to} days',
  };
  expect(deliveryTime(deliveryMethod(shippingOf(shop, null), bagOf(0), key).days, texts)).toBe(
    words,
  );
});

test.each([
  ['nl', 'nl-NL', '€\u00a04,95', '€\u00a050', '€\u00a09,95'],
  ['us', 'en-US', '$6.95', '$60', '$14.95'],
  ['no', 'nb-NO', '59\u00a0kr', '599\u00a0kr', '129\u00a0kr'],
] as const)(
  '%s tells prices as beside a product: öre and a limit’s cents only where there are any',
  (shop, locale, standardPrice, freeFrom, expressPrice) => {
    const facts = deliveryFacts(makeShops()[shop], locale, shippingOf(shop, null));
    expect(facts).toMatchObject({ standardPrice, freeFrom, expressPrice });
  },
);
