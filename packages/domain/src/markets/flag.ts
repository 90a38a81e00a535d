import { marketOf, PREFIXLESS_LOCALE } from './locale.ts';
import type { CountryCode } from './market.ts';
import type { Locale } from './market-table.ts';

/**
 * The country whose flag stands for a locale. Only two-letter codes yield one (spec §5); the code itself is
 * no country (`uk`, `na`, `se`), so the market says which. English without a prefix is a language: no flag.
 */
export function flagCountryOf(locale: Locale): CountryCode | null {
  if (locale.length !== 2 || locale === PREFIXLESS_LOCALE) return null;
  return marketOf(locale).countryCode;
}
