import { expect, test } from 'vitest';
import { isRefusalValid } from './consent-choice.ts';

test.each([
  ['2026-11-20T12:00:00.000Z', true],
  ['2027-05-21T11:59:59.999Z', true],
  ['2027-05-21T12:00:00.000Z', false],
  ['2028-01-01T00:00:00.000Z', false],
])('a refusal of 20 November 2026 counts on %s: %s', (now, isValid) => {
  expect(isRefusalValid(new Date('2026-11-20T12:00:00Z'), new Date(now))).toBe(isValid);
});
