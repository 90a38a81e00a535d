export { buildRoute } from './build-route.ts';
export {
  DEFAULT_LOCALE,
  flagCountryOf,
  isOwnMarket,
  marketOf,
  PREFIXLESS_LOCALE,
  splitLocale,
} from './locale.ts';
export { API_VERSIONS, LANGUAGES, type Language } from './market.ts';
export {
  type CountryCode,
  isLocale,
  LOCALES,
  type Locale,
  type Market,
  type ShopKey,
} from './market-table.ts';
export { marketingOf, type Query, withMarketingParams, withParams } from './marketing-params.ts';
export { type ResponsibleRegion, responsibleRegionOf } from './responsible-region.ts';
export { marketOfShop, ofEachShop, SHOP_KEYS } from './shops.ts';
