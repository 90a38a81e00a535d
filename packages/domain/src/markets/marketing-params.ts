import { formatQuery, parseQuery, type QueryPair } from '../query.ts';

/** The only parameters that travel from page to page (spec §2). */
const MARKETING_PARAMETERS: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'mid',
  'gclid',
  'source',
]);

/** A query: `location.search`, or pairs such as URLSearchParams. */
export type Query = string | Iterable<QueryPair>;

export function marketingOf(query: Query): readonly QueryPair[] {
  const pairs = typeof query === 'string' ? parseQuery(query) : [...query];
  return pairs.filter(([name]) => MARKETING_PARAMETERS.has(name));
}

const PLAIN_PATH = /^\/(?![/\\\s])[^?#]*$/;

/** Adds the marketing parameters to a path of the shop; the path's own ones take precedence. */
export function withMarketingParams(path: string, query: Query): string {
  // Fast path: most links, and all of them on the server.
  if (query === '' && PLAIN_PATH.test(path)) return path;
  return withParams(path, marketingOf(query));
}

/** Joins parameters to a path of the shop, whose own query takes precedence and whose fragment stays last. */
export function withParams(path: string, params: readonly QueryPair[]): string {
  const [, pathname = '', ownQuery = '', fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  const ownNames = new Set(parseQuery(ownQuery).map(([name]) => name));
  const kept = params.filter(([name]) => !ownNames.has(name));
  const search = [ownQuery, formatQuery(kept)].filter((part) => part !== '').join('&');
  return `${rootPath(pathname)}${search && `?${search}`}${fragment}`;
}

// Two leading slashes (or a backslash, which browsers read as one) would name another host.
function rootPath(pathname: string): string {
  return `/${pathname.replace(/^[/\\\s]+/, '')}`;
}
