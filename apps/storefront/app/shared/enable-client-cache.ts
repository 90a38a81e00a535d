import { setClientCache } from './client-cache.ts';
import { createPageMemory } from './client-page-cache.ts';
import { isPublicPage } from './prefetch-policy.ts';

interface ShownPage {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly {
    readonly pathname: string;
    readonly route: { readonly id: string };
  }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    /** The router's own name for itself: what it shows is asked for where no component is drawn. */
    readonly __reactRouterDataRouter?: { readonly state: ShownPage };
  }
}

const memory = createPageMemory(() => performance.now());

/** From now on it is noted of what a page was made when it is left, and who comes back is answered from memory. */
export function rememberPages(): void {
  setClientCache(async ({ request }, next) => {
    noteShown();
    const { pathname, search } = new URL(request.url);
    const page = memory.find(pathname + search);
    return page === null ? next() : { [page.routeId]: { type: 'data', result: page.data } };
  });
}

function noteShown(): void {
  const state = window.__reactRouterDataRouter?.state;
  const match = state?.matches.at(-1);
  const routeId = match?.route.id ?? '';
  const data = state?.loaderData[routeId];
  if (!state || !match || !data || !isPublicPage(match.pathname)) return;
  memory.keep(state.location.pathname + state.location.search, { routeId, data });
}
