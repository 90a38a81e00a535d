import { describe, expect, it, test } from 'vitest';
import { flagCountryOf, isLocale, LOCALES, type Locale, marketOf, splitLocale } from './index.ts';

// Spec §2.
const PREFIXES = [
  'dev',
  'nl',
  'fr',
  'na',
  'fr-fr',
  'de',
  'uk',
  'nl-be',
  'fr-be',
  'es',
  'no',
  'se',
  'ni',
  'ie',
];

describe('splitLocale', () => {
  test.each(PREFIXES)('reads the prefix %s', (locale) => {
    expect(splitLocale(`/${locale}/cart`)).toEqual({ locale, path: '/cart' });
    expect(splitLocale(`/${locale}`)).toEqual({ locale, path: '/' });
    expect(splitLocale(`/${locale}/`)).toEqual({ locale, path: '/' });
    expect(splitLocale(`/${locale}/account/dashboard/`)).toEqual({
      locale,
      path: '/account/dashboard/',
    });
  });

  test.each([
    '/',
    '/cart',
    '/nlx',
    '/nl-be-x/cart',
    '/NL/cart',
    '/en',
    '/en/cart',
    '/cart/nl',
    '//nl',
    '/constructor',
  ])('takes %s for a page of the English locale', (pathname) => {
    expect(splitLocale(pathname)).toEqual({ locale: 'en', path: pathname });
  });

  it('takes a path without its slash for the same path', () => {
    expect(splitLocale('nl/cart')).toEqual({ locale: 'nl', path: '/cart' });
    expect(splitLocale('')).toEqual({ locale: 'en', path: '/' });
  });
});

describe('isLocale', () => {
  it('knows the fourteen prefixes and the English locale, and what was added since', () => {
    expect(LOCALES).toEqual(expect.arrayContaining([...PREFIXES, 'en']));
    expect(LOCALES.every(isLocale)).toBe(true);
  });

  test.each(['', 'NL', 'be', 'us', 'nl ', 'toString', '__proto__'])('refuses "%s"', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});

describe('marketOf', () => {
  it('names a locale that does not exist', () => {
    const unknown: string = 'xx';
    expect(() => marketOf(unknown as Locale)).toThrow('Not a locale of the shop: "xx"');
  });
});

test.each([
  ['nl', 'NL'],
  ['uk', 'GB'],
  ['ni', 'GB'],
  ['na', 'US'],
  ['se', 'SE'],
  ['nl-be', null],
  ['fr-be', null],
  ['fr-fr', null],
  ['dev', null],
  ['en', null],
] as const)('the flag of %s is %s', (locale, country) => {
  expect(flagCountryOf(locale)).toBe(country);
});
