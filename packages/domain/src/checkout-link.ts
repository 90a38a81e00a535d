import type { Locale } from './markets/index.ts';
import { parseQuery } from './query.ts';

/**
 * The way to the checkout: its address plus the locale (spec §2). The address has a query of its own, the
 * cart's key, which stays as it is written. Sent as given, but the British locale goes as `en`.
 */
export function checkoutLink(checkoutUrl: string, locale: Locale): string {
  const [, address = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(checkoutUrl) ?? [];
  const kept = query.split('&').filter((part) => part !== '' && !namesLocale(part));
  const search = [...kept, `locale=${locale === 'uk' ? 'en' : locale}`].join('&');
  return `${address}?${search}${fragment}`;
}

function namesLocale(part: string): boolean {
  return parseQuery(part).some(([name]) => name === 'locale');
}
