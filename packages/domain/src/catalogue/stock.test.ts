import { expect, test } from 'vitest';
import { lowStock } from './index.ts';

test.each([
  [null, null],
  [-1, null],
  [0, null],
  [1, 1],
  [4, 4],
  [5, 5],
  [6, null],
  [250, null],
])('a stock of %s is said as %s', (quantityAvailable, said) => {
  expect(lowStock(quantityAvailable)).toBe(said);
});
