import {
  createRequestHandler,
  createStaticHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { routerNotation } from '../../app/shared/router-notation.ts';
import { pageDataContext } from '../../app/shared/server-context.ts';
import { loadRoutes, routesOf } from './page-routes.ts';

export interface MarketPages {
  /** The router's own way, for whatever comes. */
  readonly answer: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** A page that is only read, all went well with and nobody else looks at; null leaves it to the router's own way. */
  readonly read: (request: Request, context: RouterContextProvider) => Promise<Response | null>;
}

type Entry = ServerBuild['entry']['module'];

/**
 * The pages below one prefix. Of a page that is read the router finds the route and draws it; what it puts around each
 * request (streams, headers, time limits) takes a product as long as a third of its drawing.
 */
export function createMarketPages(build: ServerBuild, basename: string): MarketPages {
  const { module: entry } = build.entry;
  // What the router tells each page of a market, as it told the first one.
  let told: Omit<EntryContext, 'staticHandlerContext' | 'serverHandoffStream'> | null = null;
  const watched: Entry['default'] = (request, status, headers, context, loadContext) => {
    const { staticHandlerContext: _, serverHandoffStream: __, ...rest } = context;
    // While working on the shop, styles come with each page.
    if (build.unstable_getCriticalCss === undefined) told = rest;
    return entry.default(request, status, headers, context, loadContext);
  };
  const answer = createRequestHandler({
    ...build,
    basename,
    entry: { module: { ...entry, default: watched } },
    // Who may send forms is decided before. The router would compare schemes as well, and behind a proxy that
    // speaks https for us they differ.
    allowedActionOrigins: ['**'],
  });
  const { query } = createStaticHandler(routesOf(build.routes), { basename });

  async function read(request: Request, loadContext: RouterContextProvider) {
    if (told === null) return null;
    const context = await query(request, {
      requestContext: loadContext,
      dataStrategy: loadRoutes(loadContext),
    });
    if (context instanceof Response || context.errors !== null) return null;
    const { loaderData, actionData, errors, statusCode, loaderHeaders } = context;
    if (statusCode !== 200 || Object.keys(loaderHeaders).length > 0) return null;
    const data = routerNotation({ loaderData, actionData, errors });
    if (data === null) return null;
    loadContext.set(pageDataContext, data);
    const entryContext = { ...told, staticHandlerContext: context, renderMeta: {} };
    return entry.default(request, statusCode, new Headers(), entryContext, loadContext);
  }

  return {
    answer,
    read: async (request, context) => {
      // What went wrong is told by the router's own way.
      const page = await read(request, context).catch(() => null);
      if (page === null) context.set(pageDataContext, null);
      return page;
    },
  };
}
