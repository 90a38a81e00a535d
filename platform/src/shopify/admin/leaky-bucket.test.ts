import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullBucket, restorePoints, takePoints } from './admin-cost-policy.ts';

const SIZE = { maximumAvailable: 100, restoreRate: 50 };

it.each([
  [99, 1],
  [100, 0],
  [101, null],
])('of a full bucket of 100, %i leave %s', (points, left) => {
  expect(takePoints(fullBucket(SIZE, 0), points)?.points ?? null).toBe(left);
});

it.each([
  [0, 0],
  [500, 25],
  [1_999, 99.95],
  [2_000, 100],
  [60_000, 100],
])('after %i ms an empty one holds %s', (timeInMs, points) => {
  expect(restorePoints({ points: 0, atInMs: 0 }, SIZE, timeInMs).points).toBeCloseTo(points);
});

it('restores nothing while the clock goes back', () => {
  expect(restorePoints({ points: 10, atInMs: 1_000 }, SIZE, 0).points).toBe(10);
});

it('never gives more than it held and what came back, whoever asks when', () => {
  const steps = fc.array(fc.record({ laterInMs: fc.nat(3_000), points: fc.nat(150) }));
  fc.assert(
    fc.property(steps, (requested) => {
      let bucket = fullBucket(SIZE, 0);
      let nowInMs = 0;
      let given = 0;
      for (const { laterInMs, points } of requested) {
        nowInMs += laterInMs;
        bucket = restorePoints(bucket, SIZE, nowInMs);
        const after = takePoints(bucket, points);
        if (after === null) continue;
        given += points;
        bucket = after;
        expect(bucket.points).toBeGreaterThanOrEqual(0);
      }
      const most = SIZE.maximumAvailable + (nowInMs / 1000) * SIZE.restoreRate;
      expect(given).toBeLessThanOrEqual(most + 1e-6);
    }),
  );
});
