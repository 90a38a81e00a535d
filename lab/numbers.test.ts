import { expect, test } from 'vitest';
import { medianOf, quantile, spreadText } from './numbers.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  // Share of the values that are not above the quantile.
  [100, 0.99, 99],
  [101, 0.99, 100],
  [50, 0.99, 50],
  [50, 0.98, 49],
  [20, 0.95, 19],
  [21, 0.95, 20],
  [4, 0.5, 2],
  [5, 0.5, 3],
  [5, 0, 1],
  [5, 1, 5],
  [1, 0.99, 1],
  [0, 0.99, 0],
] as const)('of 1 to %i the quantile %d is %i', (count, share, expected) => {
  expect(quantile(upTo(count).toReversed(), share)).toBe(expected);
});

test('without values there is no median', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(() => medianOf([])).toThrow('Nothing was measured');
});

test('spreadText writes the median with the least and the most', () => {
  expect(spreadText([12_400, 9_950, 10_102])).toBe('10,102 (9,950–12,400)');
});
