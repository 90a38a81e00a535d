import { expect, test } from 'vitest';
import { MAX_RESENDS, MAX_WAIT_IN_MS, waitBeforeResend } from './resend.ts';

const waitAfter = (failures: number, retryAfterInMs: number | null = null, random = 0) =>
  waitBeforeResend({ failures, retryAfterInMs, random });

test('each wait is twice the one before', () => {
  expect([1, 2, 3, 4, 5].map((failures) => waitAfter(failures))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000,
  ]);
});

test.each([
  [MAX_RESENDS - 1, true],
  [MAX_RESENDS, true],
  [MAX_RESENDS + 1, false],
])('after %i failures it is sent again: %s', (failures, isSent) => {
  expect(waitAfter(failures) !== null).toBe(isSent);
});

test.each([
  [0, 1_000],
  [999, 1_000],
  [1_000, 1_000],
  [1_001, 1_001],
  [MAX_WAIT_IN_MS - 1, MAX_WAIT_IN_MS - 1],
  [MAX_WAIT_IN_MS, MAX_WAIT_IN_MS],
  [MAX_WAIT_IN_MS + 1, null],
])('asked to wait %i ms, the first wait takes %s', (asked, wait) => {
  expect(waitAfter(1, asked)).toBe(wait);
});

test('chance adds up to half of the wait, never taking from what was asked for', () => {
  expect(waitAfter(2, null, 0.5)).toBe(2_500);
  expect(waitAfter(1, 2_000, 0.5)).toBe(2_250);
});
