import { expect, it, test } from 'vitest';
import { boundFreshness, isShownAt, momentOf, nextChangeAfter } from './index.ts';

const NL = { countryCode: 'NL' };

test.each([
  ['a day, at midnight in winter', '2026-12-24', 'NL', '2026-12-23T23:00Z'],
  ['a day, at midnight in summer', '2026-07-01', 'NL', '2026-06-30T22:00Z'],
  ['a time by the clock of New York', '2026-12-24T09:00', 'US', '2026-12-24T14:00Z'],
  ['a time by the clock of London', '2026-12-24T09:00', 'GB', '2026-12-24T09:00Z'],
  ['seconds, which are left out', '2026-12-24T09:00:59.000', 'GB', '2026-12-24T09:00Z'],
  ['an offset, everywhere the same', '2026-12-24T09:00+01:00', 'US', '2026-12-24T08:00Z'],
  ['UTC', '2026-12-24T09:00Z', 'NL', '2026-12-24T09:00Z'],
  ['the last minute before summer time', '2026-03-29T01:59', 'NL', '2026-03-29T00:59Z'],
  ['an hour that is left out', '2026-03-29T02:30', 'NL', '2026-03-29T01:30Z'],
  ['the first minute of summer time', '2026-03-29T03:00', 'NL', '2026-03-29T01:00Z'],
  ['the last minute before the hour twice', '2026-10-25T01:59', 'NL', '2026-10-24T23:59Z'],
  ['an hour that comes twice, the first time', '2026-10-25T02:30', 'NL', '2026-10-25T00:30Z'],
  ['the first minute after it', '2026-10-25T03:00', 'NL', '2026-10-25T02:00Z'],
  ['the same at the other side of the sea', '2026-11-01T01:30', 'US', '2026-11-01T05:30Z'],
])('reads %s', (_what, written, countryCode, expected) => {
  expect(new Date(momentOf(written, { countryCode })).toISOString()).toBe(
    new Date(expected).toISOString(),
  );
});

it.each(['soon', '2026-13-01', '2026-12-24 09:00', ''])('cannot read “%s”', (written) => {
  expect(momentOf(written, NL)).toBeNaN();
  expect(isShownAt({ from: written }, NL, Date.now())).toBe(false);
});

const period = { from: '2026-12-24T09:00Z', until: '2026-12-26T09:00Z' };
const [begins, ends] = [Date.parse(period.from), Date.parse(period.until)];

it.each([
  [begins - 1, false, begins],
  [begins, true, ends],
  [begins + 1, true, ends],
  [ends - 1, true, ends],
  [ends, false, Number.POSITIVE_INFINITY],
  [ends + 1, false, Number.POSITIVE_INFINITY],
])('at %d it is shown: %s, until %d', (now, isShown, next) => {
  expect(isShownAt(period, NL, now)).toBe(isShown);
  expect(nextChangeAfter(now, [period], NL)).toBe(next);
});

it('is shown for ever without limits, and the nearest of several changes counts', () => {
  const open = {};
  expect(isShownAt(open, NL, 0)).toBe(true);
  const later = { from: '2026-12-25' };
  expect(nextChangeAfter(begins, [open, period, later], NL)).toBe(Date.parse('2026-12-24T23:00Z'));
});

test.each([
  [Number.POSITIVE_INFINITY, 5, 60],
  [66, 5, 60],
  [65, 5, 60],
  [64, 5, 59],
  [5, 5, 0],
  [4, 4, 0],
  [0, 0, 0],
  [-1, 0, 0],
])('with %d left it is fresh for %d and old for %d', (left, freshInMs, staleInMs) => {
  expect(boundFreshness({ freshInMs: 5, staleInMs: 60 }, left)).toEqual({ freshInMs, staleInMs });
});
