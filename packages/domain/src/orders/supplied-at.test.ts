import { expect, test } from 'vitest';
import { suppliedAt } from './supplied-at.ts';

const PARCELS = ['2026-11-04T10:00:00Z', '2026-11-02T10:00:00Z'];

test.each([
  ['FULFILLED', PARCELS, '2026-11-04T10:00:00Z'],
  ['FULFILLED', [], null],
  ['PARTIALLY_FULFILLED', PARCELS, null],
  ['UNFULFILLED', [], null],
])('an order that is %s, with parcels %j, was supplied at %s', (status, parcels, expected) => {
  expect(suppliedAt(status, parcels)).toBe(expected);
});
