import { LOCALES, type Locale, type Market, marketOf, type ShopKey } from '@lokke/domain/markets';

export interface MarketGroup {
  readonly shop: ShopKey;
  readonly markets: readonly Market[];
}

/** Markets sold in, one entry per shop with its languages. */
export function marketGroups(sold: readonly Locale[]): readonly MarketGroup[] {
  const offered = LOCALES.filter((locale) => sold.includes(locale))
    .map(marketOf)
    .filter(({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale);
  return [...Map.groupBy(offered, ({ shop }) => shop)].map(([shop, markets]) => ({
    shop,
    markets,
  }));
}

// Pages whose query is valid in every market.
const SHARED_QUERY_PATHS = /^\/(?:shop|search|range\/[^/]+)\/?$/;

/** Equivalent path in another market: salons and orders differ, and the market list leads home. */
export function pathInOtherMarket(pathname: string, search: string): string {
  if (/^\/salon\/[^/]/.test(pathname)) return '/salon/';
  if (/^\/account(?!\/(?:login|register|forgot)\b)/.test(pathname)) return '/account/dashboard/';
  if (/^\/markets\/?$/.test(pathname)) return '/';
  return SHARED_QUERY_PATHS.test(pathname) ? pathname + search : pathname;
}
