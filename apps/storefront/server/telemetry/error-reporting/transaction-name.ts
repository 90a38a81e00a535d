import { splitLocale } from '@lokke/domain/markets';

/** Dropped by spec §8: missing pages say nothing about the shop's speed. */
export const NOT_FOUND = '/404';

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^\/(products|range|policies|journal)\/[^/]+$/, '/$1/:handle'],
  [/^\/salon\/[^/]+$/, '/salon/:salonNo'],
  [/^\/account\/(activate|reset)\/.*$/, '/account/$1/:id/:token'],
  [/^\/account\/restock\/[^/]+$/, '/account/restock/:token'],
  [/^\/account\/(orders|address)\/[^/]+$/, '/account/$1/:id'],
];

/** Names a page by its route, without market, handles and tokens. */
export function transactionNameOf(pathname: string, status: number): string {
  const path = withoutEndingSlashes(splitLocale(pathname).path);
  if (status === 404 || path === NOT_FOUND) return NOT_FOUND;
  return PARTS.reduce((name, [pattern, instead]) => name.replace(pattern, instead), path);
}

/** Trims without a regular expression, which would be quadratic in a row of slashes. */
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
