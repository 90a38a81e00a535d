import { expect, test } from 'vitest';
import { isMadeByLogin } from './index.ts';

const NOON = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['in the same second', 0, 400, true],
  ['as the login began, both times cut to the second', 4_000, 3_001, true],
  ['one second more than can be', 4_000, 3_000, false],
  ['long before', 86_400_000, 30_000, false],
  ['by a clock that was set back meanwhile', -2_000, 1_000, true],
])(
  'an account made %s, %i ms before the end of a login of %i ms: %s',
  (_, ageInMs, lastedInMs, expected) => {
    const accountCreatedAtInMs = NOON - ageInMs;
    expect(isMadeByLogin({ accountCreatedAtInMs, loggedInAtInMs: NOON, lastedInMs })).toBe(
      expected,
    );
  },
);
