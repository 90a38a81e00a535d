import { expect, it } from 'vitest';
import { createLeakyBucket } from './leaky-bucket.ts';

it('takes what fits exactly and nothing above, and remembers the first refusal', () => {
  const bucket = createLeakyBucket({ size: 10, leaksPerSecond: 2 });
  expect(bucket.take(9, 0)).toBe(true);
  expect(bucket.take(1, 0)).toBe(true);
  expect(bucket.firstRefusedAtInMs()).toBeNull();
  expect(bucket.take(0.1, 0)).toBe(false);
  expect(bucket.take(2, 999)).toBe(false);
  expect(bucket.take(2, 1_000)).toBe(true);
  expect(bucket.firstRefusedAtInMs()).toBe(0);
  expect([bucket.asked(), bucket.refused()]).toEqual([5, 2]);
});

it('is empty after a long time, never below', () => {
  const bucket = createLeakyBucket({ size: 10, leaksPerSecond: 2 });
  bucket.take(10, 0);
  expect(bucket.take(10, 3_600_000)).toBe(true);
  expect(bucket.take(1, 3_600_000)).toBe(false);
});
