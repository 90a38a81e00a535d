import { describe, expect, it } from 'vitest';
import { decimalOf } from './money.ts';

describe('an amount on the wire', () => {
  it.each([
    [0, '0.0'],
    [5, '0.05'],
    [50, '0.5'],
    [1250, '12.5'],
    [1425, '14.25'],
    [2500, '25.0'],
    [100000, '1000.0'],
    [-1250, '-12.5'],
  ])('of %i minor units is %s', (minorUnits, text) => {
    expect(decimalOf(minorUnits)).toBe(text);
  });
});
