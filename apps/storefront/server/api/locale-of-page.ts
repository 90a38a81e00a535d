import { type Locale, PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';

/** The locale of the page that asks, by its address; a call without body says no more (spec §7). */
export function localeOfPage(request: Request): Locale {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page === null ? PREFIXLESS_LOCALE : splitLocale(page.pathname).locale;
}
