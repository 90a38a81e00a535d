import { type Locale, marketingOf, type Query } from './markets/index.ts';
import { formatQuery, parseQuery, type QueryPair } from './query.ts';

/**
 * The way to the checkout: its address plus the locale (spec §2) and the page's marketing parameters. The address has
 * a query of its own, the cart's key, which stays as it is written. Sent as given, but the British locale goes as `en`.
 */
export function checkoutLink(checkoutUrl: string, locale: Locale, pageQuery: Query = ''): string {
  return withQuery(checkoutUrl, [
    ['locale', locale === 'uk' ? 'en' : locale],
    ...marketingOf(pageQuery),
  ]);
}

/** Parameter of the waiting room in which the address of the checkout is sealed. */
export const SEALED = 'to';

/** The way on from the waiting room, whose address got what the checkout's would have got. */
export function linkFromWaitingRoom(checkoutUrl: string, pageQuery: string): string {
  return withQuery(
    checkoutUrl,
    parseQuery(pageQuery).filter(([name]) => name !== SEALED),
  );
}

function withQuery(url: string, added: readonly QueryPair[]): string {
  const [, address = '', query = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const names = new Set(added.map(([name]) => name));
  const kept = query.split('&').filter((part) => part !== '' && !isNamed(part, names));
  const search = [...kept, formatQuery(added)].join('&');
  return `${address}?${search}${fragment}`;
}

function isNamed(part: string, names: ReadonlySet<string>): boolean {
  return parseQuery(part).some(([name]) => names.has(name));
}
