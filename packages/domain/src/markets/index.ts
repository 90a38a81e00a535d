export { buildRoute } from './build-route.ts';
export {
  DEFAULT_LOCALE,
  flagCountryOf,
  marketOf,
  PREFIXLESS_LOCALE,
  splitLocale,
} from './locale.ts';
export type {
  CountryCode,
  Language,
  ShopKey,
} from './market.ts';
export { isLocale, LOCALES, type Locale, type Market } from './market-table.ts';
export { marketingOf, withMarketingParams } from './marketing-params.ts';
