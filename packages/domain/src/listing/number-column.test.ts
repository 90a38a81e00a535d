import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from './number-column.ts';

it('gives back what was packed, whatever the numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers), numbers.length)).toEqual(numbers);
    }),
  );
});

it.each([
  [[0], '0'],
  [[63], '_'],
  [[64], '01'],
  [[1, 65], '1101'],
  [[], ''],
])('writes %j as %j', (numbers, text) => {
  expect(packNumbers(numbers)).toBe(text);
});
