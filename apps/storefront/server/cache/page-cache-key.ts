import { CONSULTATION_QUESTIONS } from '@lokke/domain/consultation';
import { type Locale, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { joinPageForm, splitPageForm } from './page-form.ts';

export type PageCacheKey =
  | { readonly kind: 'personal' }
  | {
      readonly kind: 'cacheable' | 'uncacheable';
      /** The cache key: normalized path and query. */
      readonly target: string;
    };

export interface KnownNames {
  /** Sold locales; requests for others redirect, query included. */
  readonly locales: readonly Locale[];
  readonly routeIds: ReadonlySet<string>;
  readonly filterGroupsOf: (market: Market) => ReadonlySet<string>;
  /** Names of options of products, in small letters. */
  readonly optionNamesOf: (market: Market) => ReadonlySet<string>;
}

/** A data request names a few routes; longer lists are ignored. */
const MAX_ROUTES = 6;
const MAX_TARGET = 1_000;

/**
 * Normalizes a URL to locale, path and the page's declared parameters, sorted; anything else neither changes nor
 * reaches a page.
 */
export function pageCacheKeyOf(url: string, known: KnownNames): PageCacheKey {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const { page, form } = splitPageForm(rawPath);
  const pathname = withoutEndingSlashes(page);
  const { locale, path } = splitLocale(pathname);
  if (!known.locales.includes(locale)) return { kind: 'personal' };
  const market = marketOf(locale);
  const rule = pageRuleOf(path);
  if (rule.kind === 'personal') return rule;

  const params = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  const { parameters, hasFilters = false, hasOptions = false, uncachedParameters = [] } = rule;
  const groups = hasFilters ? known.filterGroupsOf(market) : null;
  const options = hasOptions ? known.optionNamesOf(market) : null;
  const isDeclared = (name: string) =>
    parameters.includes(name) ||
    uncachedParameters.includes(name) ||
    groups?.has(name) === true ||
    options?.has(name.toLowerCase()) === true;
  const declared = [...params].filter(([name, value]) => value !== '' && isDeclared(name));
  if (form === 'data') declared.push(...requestedRoutes(params, known.routeIds));
  declared.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));

  const query = new URLSearchParams(declared).toString();
  const file = joinPageForm(pathname, form);
  const target = query === '' ? file : `${file}?${query}`;
  const isUncacheable =
    target.length > MAX_TARGET || declared.some(([name]) => uncachedParameters.includes(name));
  return { kind: isUncacheable ? 'uncacheable' : 'cacheable', target };
}

/** Joins what no address has, so that only the server names ways in a key. */
const BEFORE_WAYS = ' ';

/** Key of a page in ways of experiments; the first ones are the page itself. */
export function withWays(target: string, ways: string): string {
  return ways === '' ? target : target + BEFORE_WAYS + ways;
}

export function splitWays(key: string): { readonly target: string; readonly ways: string } {
  const [target = '', ways = ''] = key.split(BEFORE_WAYS);
  return { target, ways };
}

/** Trims without a regular expression, which would be quadratic in a row of slashes. */
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

/** Keeps the router's `_routes` parameter only if all names are known routes. */
function requestedRoutes(
  params: URLSearchParams,
  routeIds: ReadonlySet<string>,
): readonly [string, string][] {
  const ids = [...new Set(params.get('_routes')?.split(','))].sort();
  const isRequested = ids.length > 0 && ids.length <= MAX_ROUTES;
  return isRequested && ids.every((id) => routeIds.has(id)) ? [['_routes', ids.join(',')]] : [];
}

/** Tells whether a page may be cached, and which query parameters it reads. */
type PageRule =
  /** Reads the session: rendered per request. */
  | { readonly kind: 'personal' }
  | {
      readonly kind: 'shared';
      readonly parameters: readonly string[];
      /** The catalogue's filter groups are parameters too (spec §2). */
      readonly hasFilters?: boolean;
      /** Options of products are parameters too: `?Size=S`. */
      readonly hasOptions?: boolean;
      /** Parameters that make a page public but too rare to cache. */
      readonly uncachedParameters?: readonly string[];
    };

const PLAIN: PageRule = { kind: 'shared', parameters: [] };
const LIST: PageRule = {
  kind: 'shared',
  parameters: ['slug', 'sortOption', 'page'],
  hasFilters: true,
};
const PRODUCT: PageRule = { kind: 'shared', parameters: ['variant'], hasOptions: true };
const PRODUCTS_BY_ID: PageRule = { kind: 'shared', parameters: [], uncachedParameters: ['ids'] };

/** First match wins; paths are without locale. Unlisted pages declare no parameters. */
const RULES: readonly (readonly [RegExp, PageRule])[] = [
  [/^\/account(?:\/|$)/i, { kind: 'personal' }],
  [/^\/(?:cart\/[^/]+|discount\/[^/]+|contact|prescription\/[^/]+|s\/.+)$/i, { kind: 'personal' }],
  [/^\/shop$/i, LIST],
  [/^\/(?:range|list)\/[^/]+$/i, LIST],
  [/^\/products\/[^/]+$/i, PRODUCT],
  [/^\/search$/i, { kind: 'shared', parameters: [], uncachedParameters: ['q'] }],
  [/^\/(?:wishlist|cards)$/i, PRODUCTS_BY_ID],
  [
    /^\/consultation$/i,
    { kind: 'shared', parameters: [], uncachedParameters: CONSULTATION_QUESTIONS },
  ],
  [/^\/compare$/i, { kind: 'shared', parameters: [], uncachedParameters: ['p'] }],
  [/^\/salon$/i, { kind: 'shared', parameters: [], uncachedParameters: ['query', 'near'] }],
];

function pageRuleOf(path: string): PageRule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? PLAIN;
}
