import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { momentAt, momentsOf, secondsUntil } from './waiting-room.ts';

describe('momentsOf', () => {
  test.each([
    [1, 1, 60_000],
    [5, 1, 12_000],
    [6, 1, 10_000],
    [7, 2, 120_000 / 7],
    [60, 10, 10_000],
    [600, 100, 10_000],
  ])('lets %i a minute in as %i every %f ms', (perMinute, places, lengthInMs) => {
    expect(momentsOf(perMinute)).toEqual({ places, lengthInMs });
  });

  it('keeps to every rate, in moments of ten to sixty seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (perMinute) => {
        const { places, lengthInMs } = momentsOf(perMinute);
        expect((places / lengthInMs) * 60_000).toBeCloseTo(perMinute, 6);
        expect(lengthInMs).toBeGreaterThanOrEqual(10_000);
        expect(lengthInMs).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

describe('secondsUntil', () => {
  const moments = momentsOf(6);

  test.each([
    [29_999, 2, 1],
    [30_000, 3, 0],
    [30_001, 3, 0],
    [20_000, 2, 10],
  ])('at %i ms, moment %i, the third begins in %i s', (nowInMs, current, seconds) => {
    expect(momentAt(nowInMs, moments)).toBe(current);
    expect(secondsUntil(3, nowInMs, moments)).toBe(seconds);
  });
});
