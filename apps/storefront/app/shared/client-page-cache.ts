import { useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import { setClientCache } from './client-cache.ts';
import { isPublicPage } from './prefetch-policy.ts';

interface CachedPage {
  readonly routeId: string;
  readonly data: unknown;
  /** When the data was loaded. */
  readonly sinceInMs: number;
}

const MAX_PAGES = 20;
/** Stock and prices may change: pages expire after this. */
export const MAX_AGE_IN_MS = 5 * 60_000;

export interface PageCache {
  readonly keep: (address: string, page: Pick<CachedPage, 'routeId' | 'data'>) => void;
  /** Null when absent or expired. */
  readonly find: (address: string) => CachedPage | null;
}

/** Cache of recent pages' data, by path and query. */
export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    keep(address, { routeId, data }) {
      // Same data under another URL, such as a filter's, keeps its age.
      const known = [...pages.values()].find((page) => page.data === data);
      pages.delete(address);
      pages.set(address, { routeId, data, sinceInMs: known?.sinceInMs ?? now() });
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    find(address) {
      const page = pages.get(address);
      return page && now() - page.sinceInMs <= MAX_AGE_IN_MS ? page : null;
    },
  };
}

const cache = createPageCache(() => performance.now());

/** Caches a page's data on leaving and serves it on return. */
export function useClientCache(): void {
  const location = useLocation();
  const address = useHref(location);
  const { id, loaderData } = useMatches().at(-1) ?? {};
  const isKept = loaderData != null && isPublicPage(location.pathname);
  useEffect(() => {
    setClientCache(async ({ request }, next) => {
      const { pathname, search } = new URL(request.url);
      const page = cache.find(pathname + search);
      return page === null ? next() : { [page.routeId]: { type: 'data', result: page.data } };
    });
  }, []);
  // With the frame of the next page, where Back may be pressed at once.
  useLayoutEffect(() => {
    if (id === undefined || !isKept) return;
    const [path = ''] = address.split('#');
    return () => cache.keep(path, { routeId: id, data: loaderData });
  }, [id, loaderData, isKept, address]);
}
