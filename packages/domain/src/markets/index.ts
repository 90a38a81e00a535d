export { buildRoute, type Route } from './build-route.ts';
export { flagCountryOf } from './flag.ts';
export { keepMarketing, marketingOf } from './keep-marketing.ts';
export { DEFAULT_LOCALE, isLocale, marketOf, PREFIXLESS_LOCALE, splitLocale } from './locale.ts';
export type {
  ApiVersion,
  CountryCode,
  Language,
  LanguageCode,
  Locale,
  Market,
  ShopKey,
} from './market.ts';
export { LOCALES } from './market-table.ts';
