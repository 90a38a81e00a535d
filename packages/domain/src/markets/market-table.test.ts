import { describe, expect, it, test } from 'vitest';
import { formatPrice } from '../money/index.ts';
import { LOCALES, type Locale, marketOf, ofEachShop, SHOP_KEYS } from './index.ts';

type Row = readonly [Locale, string, string, string, 'before' | 'after', string, string];

// Spec §9, row by row, the symbols included.
const SPECIFIED: readonly Row[] = [
  ['nl', 'NL', 'EUR', '€', 'before', '2024-01', 'nl-NL'],
  ['fr', 'FR', 'EUR', '€', 'after', '2024-01', 'fr-FR'],
  ['na', 'US', 'USD', '$', 'before', '2024-01', 'en-US'],
  ['de', 'DE', 'EUR', '€', 'after', '2024-01', 'de-DE'],
  ['uk', 'GB', 'GBP', '£', 'before', '2024-01', 'en-GB'],
  ['nl-be', 'BE', 'EUR', '€', 'before', '2024-01', 'nl-BE'],
  ['fr-be', 'BE', 'EUR', '€', 'after', '2024-01', 'fr-BE'],
  ['es', 'ES', 'EUR', '€', 'after', '2024-04', 'es-ES'],
  ['ie', 'IE', 'EUR', '€', 'before', '2024-04', 'en-IE'],
  ['no', 'NO', 'NOK', 'kr', 'after', '2024-10', 'nb-NO'],
  ['se', 'SE', 'SEK', 'kr', 'after', '2024-10', 'sv-SE'],
  ['ni', 'GB', 'GBP', '£', 'before', '2025-04', 'en-GB'],
];

describe('the markets', () => {
  test.each(SPECIFIED)('%s is %s, %s, %s %s the amount, API %s, tag %s', (locale, ...row) => {
    const [countryCode, currencyCode, symbol, symbolPosition, apiVersion, languageTag] = row;
    const market = marketOf(locale);
    expect(market).toMatchObject({
      locale,
      prefix: `/${locale}`,
      countryCode,
      currencyCode,
      symbolPosition,
      apiVersion,
      languageTag,
      loadsMarketing: true,
      isIndexed: true,
      canonicalLocale: locale,
    });
    const money = { amountInMinorUnits: 123450, currencyCode: market.currencyCode };
    const price = formatPrice(money, market);
    expect(price[symbolPosition === 'before' ? 'startsWith' : 'endsWith'](symbol)).toBe(true);
    expect(price.replaceAll(/[^\d]/g, '')).toBe('123450');
    expect(price).toMatch(/[.,]50(?!\d)/);
  });

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

  it('stores a cart per shop: one for both Belgian languages, one of its own for Northern Ireland', () => {
    const shopsByKey = Map.groupBy(LOCALES.map(marketOf), ({ checkoutIdKey }) => checkoutIdKey);
    const shops = [...shopsByKey.values()].map(
      (markets) => new Set(markets.map(({ shop }) => shop)),
    );
    expect(shops.every((shop) => shop.size === 1)).toBe(true);
    expect(shopsByKey.size).toBe(SHOP_KEYS.length);
    expect(marketOf('nl-be').checkoutIdKey).toBe(marketOf('fr-be').checkoutIdKey);
    expect(marketOf('ni').checkoutIdKey).not.toBe(marketOf('uk').checkoutIdKey);
    expect(marketOf('en').checkoutIdKey).toBe('checkoutId');
  });

  // Spec §3; visitors' carts are stored under these names.
  test.each([
    ['nl', 'checkoutId'],
    ['fr', 'checkoutIdFrance'],
    ['na', 'checkoutIdUnitedStates'],
    ['de', 'checkoutIdGermany'],
    ['uk', 'checkoutIdUnitedKingdom'],
    ['nl-be', 'checkoutIdBelgium'],
    ['fr-be', 'checkoutIdBelgium'],
    ['es', 'checkoutIdSpain'],
    ['ie', 'checkoutIdIreland'],
    ['no', 'checkoutIdNorway'],
    ['se', 'checkoutIdSweden'],
    ['ni', 'checkoutIdNorthernIreland'],
  ] as const)('%s keeps its cart under %s', (locale, key) => {
    expect(marketOf(locale).checkoutIdKey).toBe(key);
  });

  it('are settings of each shop once', () => {
    expect(Object.keys(ofEachShop(() => 1))).toEqual(SHOP_KEYS);
    expect(ofEachShop((shop) => shop.toUpperCase()).ni).toBe('NI');
    expect(SHOP_KEYS.filter((shop) => shop === 'be')).toHaveLength(1);
  });

  test.each(LOCALES)('the language of %s agrees with its tag and its code', (locale) => {
    const { languageTag, language, languageCode } = marketOf(locale);
    expect(new Intl.Locale(languageTag).language).toBe(language);
    expect(languageCode).toBe(language.toUpperCase());
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

  it('keeps two currencies of one language apart', () => {
    const market = { languageTag: 'en-GB', symbolPosition: 'before' } as const;
    expect(formatPrice({ amountInMinorUnits: 100, currencyCode: 'GBP' }, market)).toBe('£1.00');
    expect(formatPrice({ amountInMinorUnits: 100, currencyCode: 'EUR' }, market)).toBe('€1.00');
  });
});
