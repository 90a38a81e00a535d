import type { CurrencyCode } from '../money/index.ts';

/** Settings of a shop: its own catalogue, customers, carts and checkout domain. */
export type ShopKey = 'nl' | 'fr' | 'us' | 'de' | 'uk' | 'be' | 'es' | 'ie' | 'no' | 'se' | 'ni';

export type CountryCode = 'NL' | 'FR' | 'US' | 'DE' | 'GB' | 'BE' | 'ES' | 'IE' | 'NO' | 'SE';

export type Language = 'nl' | 'fr' | 'en' | 'de' | 'es' | 'nb' | 'sv';

export type LanguageCode = 'NL' | 'FR' | 'EN' | 'DE' | 'ES' | 'NB' | 'SV';

type ApiVersion = '2024-01' | '2024-04' | '2024-10' | '2025-04';

/** A row of the market table; everything else about a market is derived. */
export interface MarketRow {
  readonly shop: ShopKey;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  /** BCP 47, for `lang` and for Intl. */
  readonly languageTag: string;
  readonly language: Language;
  readonly symbolPosition: 'before' | 'after';
  readonly apiVersion: ApiVersion;
  /** The storage key under which the market keeps its cart's id (spec §3). */
  readonly checkoutIdKey: string;
  readonly isIndexed?: boolean;
  readonly loadsMarketing?: boolean;
  /** The market whose pages are canonical. */
  readonly canonicalLocale?: 'fr';
  /** The hreflang of the market, if not its language tag; null where none is possible. */
  readonly hreflang?: string | null;
}
