import { expect, it } from 'vitest';
import { letterChange } from './letter-change.ts';

it.each([
  [false, true, 'begins'],
  [true, true, null],
  [true, false, 'ends'],
  [false, false, null],
  [null, true, 'begins'],
  [null, false, 'ends'],
  [null, null, null],
  [true, null, null],
  [false, null, null],
] as const)('letters of who had %s and wants %s: %s', (had, wants, change) => {
  expect(letterChange(had, wants)).toBe(change);
});
