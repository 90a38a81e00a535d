import { describe, expect, it } from 'vitest';
import { chooseBuyerMarket } from './buyer-market.ts';
import { LOCALES } from './markets/index.ts';

const choose = (country?: string, language?: string, sold = LOCALES) =>
  chooseBuyerMarket({ country, language }, sold)?.locale ?? null;

describe('the market of a buyer', () => {
  it.each([
    ['NL', undefined, 'nl'],
    ['NL', 'en-US', 'en'],
    ['nl', 'fr', 'nl'],
    ['BE', 'fr-BE', 'fr-be'],
    ['BE', 'nl', 'nl-be'],
    ['BE', undefined, 'nl-be'],
    ['US', 'es', 'na'],
    ['GB', undefined, 'uk'],
    ['NO', 'nn', 'no'],
    [undefined, 'de-AT', 'de'],
    [undefined, undefined, 'en'],
    ['', 'xx', 'en'],
  ] as const)('of %s in %s is %s', (country, language, locale) => {
    expect(choose(country, language)).toBe(locale);
  });

  it.each([
    ['NIR', 'ni'],
    ['gb-nir', 'ni'],
    ['SCT', 'uk'],
    ['', 'uk'],
  ])('in the region %j of the United Kingdom is %s', (region, locale) => {
    expect(chooseBuyerMarket({ country: 'GB', region }, LOCALES)?.locale).toBe(locale);
    expect(chooseBuyerMarket({ country: 'GB', region }, ['nl', 'ni'])?.locale).toBe('ni');
  });

  it('is the first sold one where the default is not', () => {
    expect(choose(undefined, undefined, ['nl', 'de'])).toBe('nl');
  });
});
