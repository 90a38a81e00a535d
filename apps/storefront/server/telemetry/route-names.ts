import { splitLocale } from '@lokke/domain/markets';
import type { ServerBuild } from 'react-router';

/** Pages of no route, such as what attackers ask for. */
export const OTHER_ROUTE = 'other';

/**
 * Names a page by its route's pattern, `/products/:handle`, so that names stay few whatever is asked for. Data
 * requests have the name of their page.
 */
export function createRouteNames(
  routes: ServerBuild['routes'],
): (path: string) => { readonly market: string; readonly route: string } {
  const patterns = Object.values(routes).flatMap((route) => {
    const pattern = route === undefined ? '' : wholePath(routes, route);
    return pattern === '' || pattern.includes('*')
      ? []
      : [{ pattern, matcher: matcherOf(pattern) }];
  });
  return (path) => {
    const { locale, path: page } = splitLocale(path.replace(/(?:\/_)?\.(?:data|md)$/, '') || '/');
    const found = patterns.find(({ matcher }) => matcher.test(page));
    return { market: locale, route: found?.pattern ?? OTHER_ROUTE };
  };
}

type Routes = ServerBuild['routes'];
type RouteEntry = NonNullable<Routes[string]>;

function wholePath(routes: Routes, route: RouteEntry): string {
  if (route.path === undefined && route.index !== true) return '';
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent === undefined ? '' : wholePath(routes, parent);
  return `${above === '/' ? '' : above}/${route.path ?? ''}`;
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.]/g, '\\.')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}
