// Their filters and words mean the same in every market.
const SAME_QUESTION = /^\/(?:shop|search|range\/[^/]+)\/?$/;

/** Where a page is in another market: a salon or an order of one is nothing to the other, and who has chosen a market goes in. */
export function pathInOtherMarket(pathname: string, search: string): string {
  if (/^\/salon\/[^/]/.test(pathname)) return '/salon/';
  if (/^\/account(?!\/(?:login|register|forgot)\b)/.test(pathname)) return '/account/dashboard/';
  if (/^\/markets\/?$/.test(pathname)) return '/';
  return SAME_QUESTION.test(pathname) ? pathname + search : pathname;
}
