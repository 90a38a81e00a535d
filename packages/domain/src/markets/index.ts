export { buildRoute, type Route } from './build-route.ts';
export { flagCountryOf } from './flag.ts';
export { keepMarketing, marketingOf } from './keep-marketing.ts';
export { DEFAULT_LOCALE, marketOf, PREFIXLESS_LOCALE, splitLocale } from './locale.ts';
export type {
  ApiVersion,
  CountryCode,
  Language,
  LanguageCode,
  ShopKey,
} from './market.ts';
export { isLocale, LOCALES, type Locale, type Market } from './market-table.ts';
