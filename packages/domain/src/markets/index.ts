export { buildRoute, type Route } from './build-route.ts';
export {
  DEFAULT_LOCALE,
  flagCountryOf,
  marketOf,
  PREFIXLESS_LOCALE,
  splitLocale,
} from './locale.ts';
export type {
  ApiVersion,
  CountryCode,
  Language,
  LanguageCode,
  ShopKey,
} from './market.ts';
export { isLocale, LOCALES, type Locale, type Market } from './market-table.ts';
export { marketingOf, withMarketingParams } from './marketing-params.ts';
