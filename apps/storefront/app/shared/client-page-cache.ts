import { useEffect, useLayoutEffect } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import { type ClientMiddleware, setClientCache } from './client-cache.ts';
import { beginLoad, endLoad, noteShown } from './pages-ahead.ts';
import { isPublicPage } from './prefetch-policy.ts';
import { afterNextFrame } from './run-when-idle.ts';

interface CachedPage {
  readonly routeId: string;
  readonly data: unknown;
  /** Time of loading. */
  readonly sinceInMs: number;
  /** Read before anybody pressed its link. */
  readonly isUnseen: boolean;
}

const MAX_PAGES = 40;
/** Stock and prices may change: pages expire after this. */
export const MAX_AGE_IN_MS = 5 * 60_000;

/** Cache of recent pages' data, by path and query. */
export function createPageCache(now: () => number) {
  const pages = new Map<string, CachedPage>();
  return {
    keep(address: string, page: Omit<CachedPage, 'sinceInMs'>) {
      // Same data under another URL, such as a filter's, keeps its age.
      const known = [...pages.values()].find(({ data }) => data === page.data);
      pages.delete(address);
      pages.set(address, { ...page, sinceInMs: known?.sinceInMs ?? now() });
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
    /** Null when absent or expired. */
    find(address: string) {
      const page = pages.get(address);
      return page && now() - page.sinceInMs <= MAX_AGE_IN_MS ? page : null;
    },
  };
}

const cache = createPageCache(() => performance.now());
const serve = serveFrom(cache);

export function isKnownPage(address: string): boolean {
  return cache.find(address) !== null;
}

/** Answers from memory what is read; forms are sent. */
export function serveFrom({ find, keep }: ReturnType<typeof createPageCache>): ClientMiddleware {
  return async ({ request }, next) => {
    if (request.method !== 'GET') return next();
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const page = find(address);
    if (page !== null) {
      if (page.isUnseen) await pressShown();
      return { [page.routeId]: { type: 'data', result: page.data } };
    }
    if (!beginLoad(address)) return next();
    const results = await next().finally(() => endLoad(address));
    return Object.fromEntries(
      Object.entries(results).map(([routeId, { type, result }]) => {
        if (type === 'data') keep(address, { routeId, data: result, isUnseen: true });
        // Nobody asked for the page yet, so that its errors are not shown either.
        return [routeId, { type: 'data', result: null }];
      }),
    );
  };
}

/** Paints the press first: on a phone a page takes longer to render than a press may. */
async function pressShown(): Promise<void> {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  await new Promise<void>((resolve) => afterNextFrame(resolve));
}

/** Caches a page's data on leaving and serves it on return. */
export function useClientCache(): void {
  const location = useLocation();
  const address = useHref(location);
  const { id, loaderData } = useMatches().at(-1) ?? {};
  const isKept = loaderData != null && isPublicPage(location.pathname);
  useEffect(() => setClientCache(serve), []);
  // Runs with the frame of the next page, where Back may be pressed at once.
  useLayoutEffect(() => {
    const [path = ''] = address.split('#');
    noteShown(path);
    if (id === undefined || !isKept) return;
    return () => cache.keep(path, { routeId: id, data: loaderData, isUnseen: false });
  }, [id, loaderData, isKept, address]);
}
