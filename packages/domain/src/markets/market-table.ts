import type { Language, LanguageCode, MarketRow } from './market.ts';

const NETHERLANDS = {
  shop: 'nl',
  countryCode: 'NL',
  currencyCode: 'EUR',
  symbolPosition: 'before',
  apiVersion: '2024-01',
  checkoutIdKey: 'checkoutId',
} as const;

const FRANCE = {
  shop: 'fr',
  countryCode: 'FR',
  currencyCode: 'EUR',
  languageTag: 'fr-FR',
  language: 'fr',
  symbolPosition: 'after',
  apiVersion: '2024-01',
  checkoutIdKey: 'checkoutIdFrance',
} as const;

// Both languages have one shop and one stored cart (spec §3), so a switch keeps the cart.
const BELGIUM = {
  shop: 'be',
  countryCode: 'BE',
  currencyCode: 'EUR',
  apiVersion: '2024-01',
  checkoutIdKey: 'checkoutIdBelgium',
} as const;

const UNITED_KINGDOM = {
  countryCode: 'GB',
  currencyCode: 'GBP',
  languageTag: 'en-GB',
  language: 'en',
  symbolPosition: 'before',
} as const;

/** Spec §9, and for `en`, `fr-fr` and `dev` the settings of the market they stand on. */
const ROWS = {
  en: { ...NETHERLANDS, languageTag: 'en', language: 'en' },
  nl: { ...NETHERLANDS, languageTag: 'nl-NL', language: 'nl' },
  fr: FRANCE,
  'fr-fr': { ...FRANCE, canonicalLocale: 'fr', hreflang: null },
  na: {
    shop: 'us',
    countryCode: 'US',
    currencyCode: 'USD',
    languageTag: 'en-US',
    language: 'en',
    symbolPosition: 'before',
    apiVersion: '2024-01',
    checkoutIdKey: 'checkoutIdUnitedStates',
    customs: 'american',
  },
  de: {
    shop: 'de',
    countryCode: 'DE',
    currencyCode: 'EUR',
    languageTag: 'de-DE',
    language: 'de',
    symbolPosition: 'after',
    apiVersion: '2024-01',
    checkoutIdKey: 'checkoutIdGermany',
  },
  uk: {
    ...UNITED_KINGDOM,
    shop: 'uk',
    apiVersion: '2024-01',
    checkoutIdKey: 'checkoutIdUnitedKingdom',
  },
  'nl-be': { ...BELGIUM, languageTag: 'nl-BE', language: 'nl', symbolPosition: 'before' },
  'fr-be': { ...BELGIUM, languageTag: 'fr-BE', language: 'fr', symbolPosition: 'after' },
  es: {
    shop: 'es',
    countryCode: 'ES',
    currencyCode: 'EUR',
    languageTag: 'es-ES',
    language: 'es',
    symbolPosition: 'after',
    apiVersion: '2024-04',
    checkoutIdKey: 'checkoutIdSpain',
  },
  ie: {
    shop: 'ie',
    countryCode: 'IE',
    currencyCode: 'EUR',
    languageTag: 'en-IE',
    language: 'en',
    symbolPosition: 'before',
    apiVersion: '2024-04',
    checkoutIdKey: 'checkoutIdIreland',
  },
  no: {
    shop: 'no',
    countryCode: 'NO',
    currencyCode: 'NOK',
    languageTag: 'nb-NO',
    language: 'nb',
    symbolPosition: 'after',
    apiVersion: '2024-10',
    checkoutIdKey: 'checkoutIdNorway',
  },
  se: {
    shop: 'se',
    countryCode: 'SE',
    currencyCode: 'SEK',
    languageTag: 'sv-SE',
    language: 'sv',
    symbolPosition: 'after',
    apiVersion: '2024-10',
    checkoutIdKey: 'checkoutIdSweden',
  },
  ni: {
    ...UNITED_KINGDOM,
    shop: 'ni',
    subdivision: 'GB-NIR',
    apiVersion: '2025-04',
    checkoutIdKey: 'checkoutIdNorthernIreland',
    // Code GB is the United Kingdom's, which is taken.
    hreflang: null,
  },
  dev: {
    ...NETHERLANDS,
    languageTag: 'en',
    language: 'en',
    isIndexed: false,
    hreflang: null,
    loadsMarketing: false,
  },
} as const satisfies Readonly<Record<string, MarketRow>>;

export type Locale = keyof typeof ROWS;

type Row = (typeof ROWS)[Locale];

export type ShopKey = Row['shop'];

export type CountryCode = Row['countryCode'];

export interface Market
  extends Required<Omit<MarketRow, 'canonicalLocale' | 'shop' | 'countryCode'>>,
    Pick<Row, 'shop' | 'countryCode'> {
  readonly locale: Locale;
  /** Prefix of a path: `/nl`, or nothing for the English locale. */
  readonly prefix: string;
  readonly languageCode: LanguageCode;
  readonly canonicalLocale: Locale;
}

const LANGUAGE_CODES: Readonly<Record<Language, LanguageCode>> = {
  nl: 'NL',
  fr: 'FR',
  en: 'EN',
  de: 'DE',
  es: 'ES',
  nb: 'NB',
  sv: 'SV',
};

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(ROWS, value);
}

export const LOCALES: readonly Locale[] = Object.keys(ROWS).filter(isLocale);

export const MARKETS: ReadonlyMap<Locale, Market> = new Map(
  LOCALES.map((locale) => [locale, toMarket(locale, ROWS[locale])]),
);

function toMarket(locale: Locale, row: MarketRow & Pick<Row, 'shop' | 'countryCode'>): Market {
  return {
    locale,
    prefix: locale === 'en' ? '' : `/${locale}`,
    languageCode: LANGUAGE_CODES[row.language],
    isIndexed: true,
    loadsMarketing: true,
    subdivision: null,
    customs: 'metric',
    canonicalLocale: locale,
    hreflang: row.languageTag,
    ...row,
  };
}
