import type { Shop } from './shop.ts';

export const LANGUAGES = ['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value);
}

// Locale codes that are not a language tag; `se` and `na` would name other languages if they were.
const LANGUAGE_OF_LOCALE: Readonly<Record<string, Language>> = {
  no: 'nb',
  se: 'sv',
  na: 'en',
  uk: 'en',
  ie: 'en',
  ni: 'en',
  dev: 'en',
};

function languageOfShop(shop: Shop): Language {
  const code = shop.languages[0].isoCode;
  return isLanguage(code) ? code : 'en';
}

/** The language of the checkout pages: the `locale` parameter where it is known, else the shop's. */
export function languageFor(locale: string | null, shop: Shop): Language {
  if (locale === null) return languageOfShop(shop);
  const requested = locale.toLowerCase();
  const primary = requested.split('-', 1)[0] ?? '';
  const known = Object.hasOwn(LANGUAGE_OF_LOCALE, requested)
    ? LANGUAGE_OF_LOCALE[requested]
    : undefined;
  if (known !== undefined) return known;
  return isLanguage(primary) ? primary : languageOfShop(shop);
}

/** Returns for `<html lang>` and Intl the language as it is written in the shop's country. */
export function languageTag(language: Language, shop: Shop): string {
  return `${language}-${shop.countryCode}`;
}
