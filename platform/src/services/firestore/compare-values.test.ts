import { expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

it.each([
  ['2026-11-26T10:00:00Z', '2026-11-26T10:00:00.000Z', 0],
  ['2026-11-26T10:00:00Z', '2026-11-26T11:00:00+01:00', 0],
  ['2026-11-26T10:00:00Z', '2026-11-26T10:00:00.500Z', -1],
  ['2026-11-26T10:00:00.500Z', '2026-11-26T10:00:00.500001Z', -1],
  ['2026-11-26T10:00:00.500001Z', '2026-11-26T10:00:00.500000999Z', 1],
  ['2026-11-26T10:00:01Z', '2026-11-26T10:00:00.999999999Z', 1],
])('the moment %s to %s is %i', (left, right, expected) => {
  const order = compareValues({ timestampValue: left }, { timestampValue: right });
  expect(Math.sign(order)).toBe(expected);
});
