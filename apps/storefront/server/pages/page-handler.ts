import { API_ERRORS } from '@lokke/contract/errors';
import { marketOf, splitLocale } from '@lokke/domain/markets';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import { cacheTags, markStale, splitPageForm } from '../cache/index.ts';
import type { CdnSettings } from '../config/index.ts';
import type { AccountContexts } from '../features/account/index.ts';
import { isReading, isSameOrigin, splitRequestUrl } from '../http/index.ts';
import { noStore, setPrivate, setPublic } from './cache-headers.ts';
import { type FinishingOptions, finishedPage, setPageHeaders } from './finish-page.ts';
import { withAllowedMethods } from './method-guard.ts';
import { movedPage } from './moved-page.ts';
import { openPageServices, type PageServiceSources, type Viewing } from './open-page-services.ts';
import { unsoldMarketResponse } from './unsold-market-response.ts';

export interface PageSources extends FinishingOptions, PageServiceSources {
  readonly build: ServerBuild;
  readonly accounts: Pick<AccountContexts, 'addressOf' | 'open' | 'formTargetsOf'>;
  /** Time that a page counts as fresh here, and at a CDN that is told of no changes. */
  readonly freshInMs: number;
  /** The CDN that is told of changes. */
  readonly cdn?: CdnSettings | null;
}

export type MakePage = (
  request: Request,
  peerIp: string | null,
  viewing?: Viewing,
) => Promise<Response>;

/**
 * Renders pages. A locale's prefix is the router's basename, so routes and links are written once without a locale,
 * and one build serves all.
 */
export function createPageHandler(sources: PageSources): MakePage {
  const routers = new Map<string, RequestHandler>();
  const { freshInMs, cdn = null } = sources;
  const routerBelow = (prefix: string): RequestHandler => {
    const known =
      routers.get(prefix) ??
      createRequestHandler({
        ...sources.build,
        basename: prefix || '/',
        // Form posts are checked above. The router's own check compares schemes too, which differ behind a proxy
        // that terminates TLS.
        allowedActionOrigins: ['**'],
      });
    routers.set(prefix, known);
    return known;
  };

  return async (request, peerIp, viewing = { fetchMode: 'quick' }) => {
    if (!isReading(request) && !isSameOrigin(request)) return foreignOrigin();
    const { page: path, form } = splitPageForm(splitRequestUrl(request.url).path);
    const market = marketOf(splitLocale(path).locale);
    if (!sources.locales.includes(market.locale))
      return unsoldMarketResponse(request, sources.locales, sources.brandPages.pageBrandOf);
    const begunAtInMs = Date.now();
    const opened = openPageServices({ request, market, peerIp }, viewing, sources);
    const context = new RouterContextProvider();
    context.set(pageServices, opened.services);
    const routed = await routerBelow(market.prefix)(asRead(request), context);
    const response = withAllowedMethods(routed, request);
    if (response.status === 404 && isReading(request)) {
      const moved = await movedPage(request, opened.services.catalogue);
      if (moved !== null) {
        noStore(moved.headers);
        return moved;
      }
    }
    const page = await finishedPage(response, market, sources);
    const headers = new Headers(response.headers);
    if (page !== null) {
      const storeUrls = sources.accounts.formTargetsOf(market);
      setPageHeaders({ headers, page, market, storeUrls }, sources);
    }
    const { tried } = opened.services;
    const isOfStaleData = opened.hasUsedStaleData();
    const used = opened.usedCookies();
    if (used.length > 0 || opened.isOfSecret()) {
      setPrivate(
        headers,
        used.flatMap((one) => one.setCookie() ?? []),
      );
    } else if (isReading(request) && response.status === 200 && !opened.isUncached()) {
      const own = [cacheTags.market(market.locale), cacheTags.shop(market.shop)];
      // A page of older data goes to the CDN for a short time only.
      const edge = cdn && { cdn, freshInMs: isOfStaleData ? freshInMs : cdn.freshInMs };
      // Asked of the moment before, since the clock may have changed the content meanwhile.
      const changesAtInMs = sources.nextChangeOf(market, begunAtInMs);
      setPublic(headers, {
        hasWays: tried.here.length + tried.everywhere.length > 0,
        isData: form === 'data',
        tags: [...own, ...opened.tags],
        freshInMs,
        edge,
        changesAtInMs,
      });
    } else {
      noStore(headers);
    }
    const { status } = response;
    if (page === null) return new Response(response.body, { status, headers });
    const made = new Response(page, { status, headers });
    return isOfStaleData ? markStale(made) : made;
  };
}

/** Renders HEAD requests as GET, since the headers depend on the page. */
function asRead(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
}

/** Refuses posts of other sites, which may link to our pages only. */
function foreignOrigin(): Response {
  const { status, message } = API_ERRORS.foreignOrigin;
  return new Response(message, { status, headers: { 'cache-control': 'no-store' } });
}
