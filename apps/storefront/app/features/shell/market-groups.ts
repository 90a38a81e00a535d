import { LOCALES, type Market, marketOf, type ShopKey } from '@lokke/domain/markets';

export interface MarketGroup {
  readonly shop: ShopKey;
  /** The same country in each language that its shop speaks. */
  readonly markets: readonly Market[];
}

/** The markets a visitor may choose from: one entry for each shop, with its languages below it. */
export function marketGroups(): readonly MarketGroup[] {
  const offered = LOCALES.map(marketOf).filter(
    ({ isIndexed, locale, canonicalLocale }) => isIndexed && locale === canonicalLocale,
  );
  return [...Map.groupBy(offered, ({ shop }) => shop)].map(([shop, markets]) => ({
    shop,
    markets,
  }));
}
