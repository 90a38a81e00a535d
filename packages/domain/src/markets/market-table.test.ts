import { describe, expect, it, test } from 'vitest';
import { formatPrice } from '../money/index.ts';
import { LOCALES, type Locale, marketOf, ofEachShop, SHOP_KEYS } from './index.ts';

type Row = readonly [Locale, string, string, string, 'before' | 'after', string, string, string];

// Spec §9, row by row, the symbols included, and the names of visitors' stored carts (spec §3).
const SPECIFIED: readonly Row[] = [
  ['nl', 'NL', 'EUR', '€', 'before', '2024-01', 'nl-NL', 'checkoutId'],
  ['fr', 'FR', 'EUR', '€', 'after', '2024-01', 'fr-FR', 'checkoutIdFrance'],
  ['na', 'US', 'USD', '$', 'before', '2024-01', 'en-US', 'checkoutIdUnitedStates'],
  ['de', 'DE', 'EUR', '€', 'after', '2024-01', 'de-DE', 'checkoutIdGermany'],
  ['uk', 'GB', 'GBP', '£', 'before', '2024-01', 'en-GB', 'checkoutIdUnitedKingdom'],
  ['nl-be', 'BE', 'EUR', '€', 'before', '2024-01', 'nl-BE', 'checkoutIdBelgium'],
  ['fr-be', 'BE', 'EUR', '€', 'after', '2024-01', 'fr-BE', 'checkoutIdBelgium'],
  ['es', 'ES', 'EUR', '€', 'after', '2024-04', 'es-ES', 'checkoutIdSpain'],
  ['ie', 'IE', 'EUR', '€', 'before', '2024-04', 'en-IE', 'checkoutIdIreland'],
  ['no', 'NO', 'NOK', 'kr', 'after', '2024-10', 'nb-NO', 'checkoutIdNorway'],
  ['se', 'SE', 'SEK', 'kr', 'after', '2024-10', 'sv-SE', 'checkoutIdSweden'],
  ['ni', 'GB', 'GBP', '£', 'before', '2025-04', 'en-GB', 'checkoutIdNorthernIreland'],
];

describe('the markets', () => {
  test.each(SPECIFIED)(
    '%s is %s, %s, %s %s the amount, API %s, tag %s, cart %s',
    (locale, ...row) => {
      const [countryCode, currencyCode, symbol, symbolPosition, apiVersion, languageTag, cart] =
        row;
      const market = marketOf(locale);
      expect(market).toMatchObject({
        locale,
        prefix: `/${locale}`,
        countryCode,
        currencyCode,
        symbolPosition,
        apiVersion,
        languageTag,
        checkoutIdKey: cart,
        loadsMarketing: true,
        isIndexed: true,
        canonicalLocale: locale,
      });
      const money = { amountInMinorUnits: 123450, currencyCode: market.currencyCode };
      const price = formatPrice(money, market);
      expect(price[symbolPosition === 'before' ? 'startsWith' : 'endsWith'](symbol)).toBe(true);
      expect(price.replaceAll(/[^\d]/g, '')).toBe('123450');
      expect(price).toMatch(/[.,]50(?!\d)/);
    },
  );

  test.each([
    ['en', 'nl', 'NL', 'en', '', 'en'],
    ['fr-fr', 'fr', 'FR', 'fr-FR', '/fr-fr', 'fr'],
    ['dev', 'nl', 'NL', 'en', '/dev', 'dev'],
  ] as const)(
    '%s stands on shop %s',
    (locale, shop, countryCode, languageTag, prefix, canonicalLocale) => {
      expect(marketOf(locale)).toMatchObject({
        shop,
        countryCode,
        languageTag,
        prefix,
        canonicalLocale,
      });
    },
  );

  it('keeps the trying-out locale out of search engines and away from marketing, and no other', () => {
    expect(LOCALES.filter((locale) => !marketOf(locale).isIndexed)).toEqual(['dev']);
    expect(LOCALES.filter((locale) => !marketOf(locale).loadsMarketing)).toEqual(['dev']);
  });

  it('are settings of each shop once', () => {
    expect(Object.keys(ofEachShop(() => 1))).toEqual(SHOP_KEYS);
    expect(ofEachShop((shop) => shop.toUpperCase()).ni).toBe('NI');
    expect(SHOP_KEYS.filter((shop) => shop === 'be')).toHaveLength(1);
  });
});

describe('formatPrice', () => {
  test.each([
    ['nl', 125000, '€\u00a01.250,00'],
    ['fr', 123450, '1\u202f234,50\u00a0€'],
    ['na', 123450, '$1,234.50'],
    ['de', 123450, '1.234,50\u00a0€'],
    ['uk', 500, '£5.00'],
    ['no', 9900, '99,00\u00a0kr'],
    ['se', 1, '0,01\u00a0kr'],
    ['ie', 0, '€0.00'],
  ] as const)('in %s writes %d hundredths as %s', (locale, amountInMinorUnits, expected) => {
    const market = marketOf(locale);
    expect(formatPrice({ amountInMinorUnits, currencyCode: market.currencyCode }, market)).toBe(
      expected,
    );
  });

  test.each([
    ['de-DE', 'before', '€\u00a01.234,50'],
    ['de-DE', 'after', '1.234,50\u00a0€'],
    ['en-IE', 'before', '€1,234.50'],
    ['en-IE', 'after', '1,234.50\u00a0€'],
  ] as const)(
    'in %s with the symbol %s the amount writes %s',
    (languageTag, symbolPosition, expected) => {
      const money = { amountInMinorUnits: 123450, currencyCode: 'EUR' } as const;
      expect(formatPrice(money, { languageTag, symbolPosition })).toBe(expected);
    },
  );
});
