import { expect, test } from 'vitest';
import { isReduced } from './index.ts';
import { makeVariant } from './product.test-kit.ts';

test.each([
  [null, false],
  [999, false],
  [1_000, false],
  [1_001, true],
])('a size of 1000 with a former price of %s is reduced: %s', (former, expected) => {
  const compareAtPrice =
    former === null ? null : { amountInMinorUnits: former, currencyCode: 'EUR' as const };
  expect(isReduced(makeVariant('v', { compareAtPrice }))).toBe(expected);
});
