import { describe, expect, it } from 'vitest';
import { isLate, LIMIT_RANGE, nextLimit } from './concurrency-limit.ts';

describe('the room inside', () => {
  it.each([
    [100, false],
    [101, true],
  ])('with the event loop %i ms late there is time for less: %s', (lagInMs, late) => {
    expect(isLate(lagInMs)).toBe(late);
    expect(nextLimit(100, { lagInMs, maxInFlight: 0 })).toBe(late ? 70 : 100);
  });

  it.each([
    [49, 100],
    [50, 108],
    [51, 108],
  ])('in time, and with %i of a hundred places taken, becomes %i', (maxInFlight, limit) => {
    expect(nextLimit(100, { lagInMs: 0, maxInFlight })).toBe(limit);
  });

  it('shrinks to its least within five looks at a crowd, and grows again as soon as that has gone', () => {
    let limit = LIMIT_RANGE.atFirst;
    for (let look = 0; look < 5; look += 1)
      limit = nextLimit(limit, { lagInMs: 300, maxInFlight: limit });
    expect(limit).toBe(LIMIT_RANGE.least);
    for (let look = 0; look < 7; look += 1)
      limit = nextLimit(limit, { lagInMs: 5, maxInFlight: limit });
    expect(limit).toBeGreaterThanOrEqual(LIMIT_RANGE.atFirst);
  });

  it('grows as far as it may for those who only wait for a slow service', () => {
    let limit = LIMIT_RANGE.atFirst;
    for (let look = 0; look < 60; look += 1)
      limit = nextLimit(limit, { lagInMs: 2, maxInFlight: limit });
    expect(limit).toBe(LIMIT_RANGE.most);
  });
});
