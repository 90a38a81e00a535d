import { formatQuery, parseQuery, type QueryPair } from '../query/index.ts';
import { marketOf } from './locale.ts';
import type { Locale } from './market.ts';

/** The only parameters that travel from page to page (spec §2). */
export const MARKETING_PARAMETERS: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'mid',
  'gclid',
  'source',
];

export interface Route {
  readonly locale: Locale;
  /** A path of the shop without locale; it may bring its own query and fragment. */
  readonly path: string;
  /** The query of the page one comes from: `location.search`, or pairs such as URLSearchParams. */
  readonly query?: string | Iterable<QueryPair>;
}

/** The address of a page: the locale's prefix, the path, and what marketing needs to follow. */
export function buildRoute({ locale, path, query = '' }: Route): string {
  const [, pathname = '', ownQuery = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const ownNames = new Set(parseQuery(ownQuery).map(([name]) => name));
  const current = typeof query === 'string' ? parseQuery(query) : [...query];
  const kept = current.filter(
    ([name]) => MARKETING_PARAMETERS.includes(name) && !ownNames.has(name),
  );
  const search = [ownQuery, formatQuery(kept)].filter((part) => part !== '').join('&');
  return `${marketOf(locale).prefix}${rooted(pathname)}${search && `?${search}`}${fragment}`;
}

// Two leading slashes (or a backslash, which browsers read as one) would name another host.
function rooted(pathname: string): string {
  return `/${pathname.replace(/^[/\\\s]+/, '')}`;
}
