import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent } from './index.ts';

// Languages of a further country are compared by `npm run add-market`.
const TAGS = [
  'nl-NL',
  'nl-BE',
  'fr-FR',
  'fr-BE',
  'de-DE',
  'es-ES',
  'nb-NO',
  'sv-SE',
  'en',
  'en-US',
  'en-GB',
  'en-IE',
];

describe.each(TAGS)('numbers in %s are written as Intl has it', (tag) => {
  it.each([0, 1, 2])('with %i decimals', (decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = new Intl.NumberFormat(tag, digits);
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (hundredths) => {
        expect(formatNumber(hundredths / 100, tag, decimals)).toBe(format.format(hundredths / 100));
      }),
    );
  });

  it.each([0, 1, 999, 1_000, 9_999, 10_000, 999_999, 1_000_000])('around %i', (value) => {
    expect(formatNumber(value, tag)).toBe(new Intl.NumberFormat(tag).format(value));
    expect(formatNumber(-value, tag)).toBe(new Intl.NumberFormat(tag).format(-value + 0));
  });

  it.each([0, 5, 5.5, 12.25, 15, 100])('as %d percent', (percent) => {
    const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
    expect(formatPercent(percent, tag)).toBe(format.format(percent / 100));
  });
});
