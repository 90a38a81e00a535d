import { useEffect } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import { setClientCache } from './client-cache.ts';
import { createPageMemory } from './client-page-cache.ts';
import { isPublicPage } from './prefetch-policy.ts';

const memory = createPageMemory(() => performance.now());

/** Notes of what a page was made when it is left, and answers who comes back to it from memory. */
export function useRememberedPages(): void {
  const location = useLocation();
  const address = useHref(location);
  const { id, loaderData } = useMatches().at(-1) ?? {};
  const isKept = loaderData != null && isPublicPage(location.pathname);
  useEffect(() => {
    setClientCache(async ({ request }, next) => {
      const { pathname, search } = new URL(request.url);
      const page = memory.find(pathname + search);
      return page === null ? next() : { [page.routeId]: { type: 'data', result: page.data } };
    });
  }, []);
  useEffect(() => {
    if (id === undefined || !isKept) return;
    const [path = ''] = address.split('#');
    return () => memory.keep(path, { routeId: id, data: loaderData });
  }, [id, loaderData, isKept, address]);
}
