import { describe, expect, it } from 'vitest';
import { isSlower, ratioOf } from './ratio.ts';

const openings = (...ratios: number[]) => ratios.map((after) => ({ before: 1, after }));

describe('the ratio of two commits', () => {
  it('is the geometric mean of the rounds, whatever the machine was at', () => {
    const pairs = [
      { before: 100, after: 200 },
      { before: 1000, after: 500 },
    ];
    expect(ratioOf(pairs).ratio).toBeCloseTo(1);
  });

  it('is sure where the openings agree', () => {
    const { ratio, low, high } = ratioOf(openings(0.9, 0.9, 0.9));
    for (const value of [ratio, low, high]) expect(value).toBeCloseTo(0.9);
  });

  it('has the interval of Student’s t', () => {
    // Logs 0 and ln 4: mean ln 2, standard error ln 2, t 12.706.
    const { low, high } = ratioOf(openings(1, 4));
    expect(Math.log(high)).toBeCloseTo(Math.LN2 * (1 + 12.706));
    expect(Math.log(low)).toBeCloseTo(Math.LN2 * (1 - 12.706));
  });

  it('takes two openings', () => {
    expect(() => ratioOf(openings(1))).toThrow('takes two openings');
  });

  it.each([
    [0.94, true],
    [0.95, false],
    [0.96, false],
  ])('an interval that ends at %d is slower: %j', (high, expected) => {
    expect(isSlower({ ratio: 0.9, low: 0.8, high }, 0.05)).toBe(expected);
  });
});
