import type { CurrencyCode } from '../money/index.ts';

export const LANGUAGES = ['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'] as const;

export type Language = (typeof LANGUAGES)[number];

export type LanguageCode = Uppercase<Language>;

/** The versions that the operations are checked against. */
export const API_VERSIONS = ['2024-01', '2024-04', '2024-10', '2025-04'] as const;

type ApiVersion = (typeof API_VERSIONS)[number];

/** A row of the market table; everything else about a market is derived. */
export interface MarketRow {
  /** The shop: its own catalogue, customers, carts, settings and checkout domain. */
  readonly shop: string;
  /** ISO 3166. */
  readonly countryCode: string;
  /** ISO 3166-2 of a part of the country that is a market of its own. */
  readonly subdivision?: string | null;
  readonly currencyCode: CurrencyCode;
  /** BCP 47, for `lang` and for Intl. */
  readonly languageTag: string;
  readonly language: Language;
  readonly symbolPosition: 'before' | 'after';
  readonly apiVersion: ApiVersion;
  /** Customs of its readers: Americans compare prices by the ounce, and write a month before its day. */
  readonly customs?: 'metric' | 'american';
  /** The storage key under which the market keeps its cart's id (spec §3). */
  readonly checkoutIdKey: string;
  readonly isIndexed?: boolean;
  readonly loadsMarketing?: boolean;
  /** The market whose pages are canonical. */
  readonly canonicalLocale?: 'fr';
  /** The hreflang of the market, if not its language tag; null where none is possible. */
  readonly hreflang?: string | null;
}
