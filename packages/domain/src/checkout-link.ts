import { type Locale, marketingOf, type Query } from './markets/index.ts';
import { formatQuery, parseQuery } from './query.ts';

/**
 * The way to the checkout: its address plus the locale (spec §2) and the page's marketing parameters. The address has
 * a query of its own, the cart's key, which stays as it is written. Sent as given, but the British locale goes as `en`.
 */
export function checkoutLink(checkoutUrl: string, locale: Locale, pageQuery: Query = ''): string {
  const [, address = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(checkoutUrl) ?? [];
  const added = [['locale', locale === 'uk' ? 'en' : locale] as const, ...marketingOf(pageQuery)];
  const names = new Set(added.map(([name]) => name));
  const kept = query.split('&').filter((part) => part !== '' && !isNamed(part, names));
  const search = [...kept, formatQuery(added)].join('&');
  return `${address}?${search}${fragment}`;
}

function isNamed(part: string, names: ReadonlySet<string>): boolean {
  return parseQuery(part).some(([name]) => names.has(name));
}
