import { type Locale, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { pageRuleOf } from './page-cache-rules.ts';

export type PageCacheKey =
  | { readonly kind: 'own' }
  | {
      readonly kind: 'kept' | 'rare';
      /** Path and query as the page is made for: the key that it is kept under. */
      readonly target: string;
      readonly market: Market;
      /** Plain addresses are few; those that ask for something are as many as visitors think of. */
      readonly isPlain: boolean;
    };

export interface KnownNames {
  /** The locales that are sold in; whoever asks for another is sent on, with all that they brought. */
  readonly locales: readonly Locale[];
  readonly routeIds: ReadonlySet<string>;
  readonly filterGroupsOf: (market: Market) => ReadonlySet<string>;
}

/** A page asks for the data of its own few layers; more is not a question of ours. */
const MAX_ROUTES = 6;
const MAX_TARGET = 1_000;

/**
 * What an address asks for, in one spelling: the locale, the path and the parameters that the page declares, sorted.
 * Everything else in it neither makes another page nor gets into one.
 */
export function pageCacheKeyOf(url: string, known: KnownNames): PageCacheKey {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const isData = rawPath.endsWith('.data');
  const page = isData ? rawPath.replace(/\/_\.data$|\.data$/, '') : rawPath;
  const pathname = withoutEndingSlashes(page);
  const { locale, path } = splitLocale(pathname);
  if (!known.locales.includes(locale)) return { kind: 'own' };
  const market = marketOf(locale);
  const rule = pageRuleOf(path);
  if (rule.kind === 'own') return rule;

  const asked = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  const { parameters, hasFilters = false, rareParameters = [] } = rule;
  const groups = hasFilters ? known.filterGroupsOf(market) : null;
  const isDeclared = (name: string) =>
    parameters.includes(name) || rareParameters.includes(name) || groups?.has(name) === true;
  const kept = [...asked].filter(([name, value]) => value !== '' && isDeclared(name));
  if (isData) kept.push(...routesAskedFor(asked, known.routeIds));
  kept.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));

  const query = new URLSearchParams(kept).toString();
  const file = isData ? `${pathname === '/' ? '/_' : pathname}.data` : pathname;
  const target = query === '' ? file : `${file}?${query}`;
  const isRare = target.length > MAX_TARGET || kept.some(([name]) => rareParameters.includes(name));
  return { kind: isRare ? 'rare' : 'kept', target, market, isPlain: query === '' };
}

/** By hand: a pattern would look at a row of slashes once for each of them. */
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

/** The router names the layers whose data it lacks; names that are none are left out, whole list and all. */
function routesAskedFor(
  asked: URLSearchParams,
  routeIds: ReadonlySet<string>,
): readonly [string, string][] {
  const ids = [...new Set(asked.get('_routes')?.split(','))].sort();
  const isAsked = ids.length > 0 && ids.length <= MAX_ROUTES;
  return isAsked && ids.every((id) => routeIds.has(id)) ? [['_routes', ids.join(',')]] : [];
}
