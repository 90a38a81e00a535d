import { expect, test } from 'vitest';
import { missingForFreeDelivery } from './free-delivery.ts';

test.each([
  ['below', 4_999, 1],
  ['at', 5_000, 0],
  ['above', 5_001, 0],
])('a cart %s the threshold of free delivery lacks what is left', (_, total, missing) => {
  const from = { amountInMinorUnits: 5_000, currencyCode: 'EUR' } as const;
  expect(missingForFreeDelivery(from, total).amountInMinorUnits).toBe(missing);
});
