import type { CurrencyCode } from '../money/index.ts';

export type Locale =
  | 'en'
  | 'nl'
  | 'fr'
  | 'fr-fr'
  | 'na'
  | 'de'
  | 'uk'
  | 'nl-be'
  | 'fr-be'
  | 'es'
  | 'ie'
  | 'no'
  | 'se'
  | 'ni'
  | 'dev';

/** A backend of its own: catalogue, customers, carts, checkout domain. */
export type ShopKey = 'nl' | 'fr' | 'us' | 'de' | 'uk' | 'be' | 'es' | 'ie' | 'no' | 'se' | 'ni';

export type CountryCode = 'NL' | 'FR' | 'US' | 'DE' | 'GB' | 'BE' | 'ES' | 'IE' | 'NO' | 'SE';

export type Language = 'nl' | 'fr' | 'en' | 'de' | 'es' | 'nb' | 'sv';

export type LanguageCode = 'NL' | 'FR' | 'EN' | 'DE' | 'ES' | 'NB' | 'SV';

export type ApiVersion = '2024-01' | '2024-04' | '2024-10' | '2025-04';

export interface Market {
  readonly locale: Locale;
  /** What stands before a path: `/nl`, or nothing for the English locale. */
  readonly prefix: string;
  readonly shop: ShopKey;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  /** BCP 47, for `lang` and for Intl. */
  readonly languageTag: string;
  readonly language: Language;
  readonly languageCode: LanguageCode;
  readonly symbolPosition: 'before' | 'after';
  readonly apiVersion: ApiVersion;
  /** The storage key under which the market keeps its cart's id (spec §3). */
  readonly checkoutIdKey: string;
  readonly isIndexed: boolean;
  readonly loadsMarketing: boolean;
  readonly canonicalLocale: Locale;
  /** What search engines know the market by among its sisters; null where that is not possible. */
  readonly hreflang: string | null;
}
