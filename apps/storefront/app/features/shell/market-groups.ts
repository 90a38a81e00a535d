import { LOCALES, type Locale, type Market, marketOf, type ShopKey } from '@lokke/domain/markets';

export interface MarketGroup {
  readonly shop: ShopKey;
  /** The same country in each language that its shop speaks. */
  readonly markets: readonly Market[];
}

/** The markets a visitor may choose from, of those sold in: one entry for each shop, with its languages below it. */
export function marketGroups(sold: readonly Locale[]): readonly MarketGroup[] {
  const offered = LOCALES.filter((locale) => sold.includes(locale))
    .map(marketOf)
    .filter(({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale);
  return [...Map.groupBy(offered, ({ shop }) => shop)].map(([shop, markets]) => ({
    shop,
    markets,
  }));
}
