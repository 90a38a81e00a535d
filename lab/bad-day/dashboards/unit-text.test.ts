import { expect, test } from 'vitest';
import { roundUp, unitText } from './unit-text.ts';

test.each([
  [0.0144, 'percentunit', '1.4 %'],
  [1, 'percentunit', '100 %'],
  [0.25, 's', '250 ms'],
  [1, 's', '1 s'],
  [0, 's', '0 s'],
  [123 * 1024 ** 2, 'bytes', '123 MiB'],
  [12.34, 'reqps', '12 req/s'],
  [1234, 'short', '1230'],
] as const)('%s as %s is %s', (value, unit, text) => {
  expect(unitText(value, unit)).toBe(text);
});

test.each([
  [0, 1],
  [0.2, 0.2],
  [0.21, 0.5],
  [1, 1],
  [5.1, 10],
  [99, 100],
])('an axis up to %s ends at %s', (value, end) => {
  expect(roundUp(value)).toBe(end);
});
