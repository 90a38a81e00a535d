import { describe, expect, it, test } from 'vitest';
import {
  DEFAULT_KICKBACK_RATES,
  everySalonEarns,
  ratePercentOf,
  readKickbackRates,
} from './index.ts';

describe('the rate', () => {
  test.each([
    [false, false, 10],
    [true, false, 12.5],
    [false, true, 15],
    [true, true, 15],
  ])('with salonLoyalty %s and client100 %s is %d', (salonLoyalty, client100, expected) => {
    expect(ratePercentOf({ salonLoyalty, client100 }, DEFAULT_KICKBACK_RATES)).toBe(expected);
  });

  it.each([
    [0, false],
    [0.01, true],
    [10, true],
  ])('of %d for every salon is said to visitors: %s', (standardPercent, isSaid) => {
    const rates = { ...DEFAULT_KICKBACK_RATES, standardPercent };
    expect(everySalonEarns(rates)).toBe(isSaid);
  });

  test.each([
    ['-0.01', null],
    ['0', 0],
    ['0.01', 0.01],
    ['0.005', null],
    ['12,5', null],
    [' 12.5 ', 12.5],
    ['100', 100],
    ['100.01', null],
    ['ten', null],
    ['', 10],
  ])('that a market writes as "%s" is %d', (text, expected) => {
    expect(readKickbackRates({ kickbackStandard: text })).toEqual(
      expected === null
        ? { kind: 'invalid', fact: 'kickbackStandard' }
        : { kind: 'read', rates: { ...DEFAULT_KICKBACK_RATES, standardPercent: expected } },
    );
  });
});
