import { type CountryCode, isLocale, type Locale, MARKETS, type Market } from './market-table.ts';

/** The default market of the specification (spec §9). */
export const DEFAULT_LOCALE: Locale = 'nl';

/** The locale of a URL without a prefix (spec §2). */
export const PREFIXLESS_LOCALE: Locale = 'en';

export function marketOf(locale: Locale): Market {
  const market = MARKETS.get(locale);
  if (market === undefined) throw new Error(`Not a locale of the shop: "${locale}"`);
  return market;
}

/** Tells whether it is no other market's alias: `en` and `dev` belong to the Dutch market, `fr-fr` to the French. */
export function isOwnMarket({ locale, canonicalLocale, isIndexed }: Market): boolean {
  return isIndexed && canonicalLocale === locale && locale !== PREFIXLESS_LOCALE;
}

/** The locale that a path names with its whole first segment, and the path below it. */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  const rooted = pathname.startsWith('/') ? pathname : `/${pathname}`;
  const [, segment = '', ...rest] = rooted.split('/');
  if (isLocale(segment) && segment !== PREFIXLESS_LOCALE) {
    return { locale: segment, path: `/${rest.join('/')}` };
  }
  return { locale: PREFIXLESS_LOCALE, path: rooted };
}

/**
 * The country whose flag stands for a locale. Only two-letter codes yield one (spec §5); the code itself is
 * no country (`uk`, `na`, `se`), so the market says which. English without a prefix is a language: no flag.
 */
export function flagCountryOf(locale: Locale): CountryCode | null {
  if (locale.length !== 2 || locale === PREFIXLESS_LOCALE) return null;
  return marketOf(locale).countryCode;
}
