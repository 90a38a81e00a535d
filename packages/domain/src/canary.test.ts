import { expect, test } from 'vitest';
import { compareBuilds, decideCanary } from './canary.ts';

const MORE = { worse: 'more', tolerated: 1.5 } as const;
const FEWER = { worse: 'fewer', tolerated: 1.25 } as const;

test.each([
  ['too few of the new build', [49, 49], [0, 1_000], MORE, 'unknown'],
  ['too few of the one before', [50, 50], [0, 49], MORE, 'unknown'],
  ['enough of both', [0, 50], [0, 50], MORE, 'alike'],
  ['nothing but failures', [60, 60], [0, 60], MORE, 'worse'],
  ['three failures where none were', [3, 100], [0, 1_000], MORE, 'alike'],
  ['ten failures where none were', [10, 100], [0, 1_000], MORE, 'worse'],
  ['as many failures', [20, 1_000], [60, 3_000], MORE, 'alike'],
  ['half as many more, as tolerated', [300, 1_000], [600, 3_000], MORE, 'alike'],
  ['twice as many', [400, 1_000], [600, 3_000], MORE, 'worse'],
  ['fewer failures', [0, 1_000], [600, 3_000], MORE, 'alike'],
  ['as many orders', [50, 1_000], [150, 3_000], FEWER, 'alike'],
  ['half as many orders', [100, 4_000], [600, 12_000], FEWER, 'worse'],
  ['half as many orders of few', [5, 200], [30, 600], FEWER, 'alike'],
  ['no order at all', [0, 1_000], [150, 3_000], FEWER, 'worse'],
  ['more orders than visits, of which a part reports', [500, 100], [1_500, 300], FEWER, 'alike'],
] as const)('compareBuilds: %s', (_, [hits, of], [hitsBefore, ofBefore], signal, verdict) => {
  expect(compareBuilds({ hits, of }, { hits: hitsBefore, of: ofBefore }, signal)).toBe(verdict);
});

test.each([
  [['alike', 'worse'], false, 'back'],
  [['alike', 'unknown'], false, 'wait'],
  [['alike', 'unknown'], true, 'on'],
  [['unknown', 'unknown'], true, 'back'],
  [[], true, 'back'],
] as const)('decideCanary: %j, over %s → %s', (verdicts, isTimeOver, step) => {
  expect(decideCanary(verdicts, isTimeOver)).toBe(step);
});
