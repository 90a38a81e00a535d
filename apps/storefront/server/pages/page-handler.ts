import { buildMark } from '@lokke/contract/data-format';
import { API_ERRORS } from '@lokke/contract/errors';
import type { AlternatePage, Catalogue, ContentSource } from '@lokke/contract/ports';
import { type Locale, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { canonicalPathOf } from '@lokke/domain/paths';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import {
  accountsContext,
  catalogueContext,
  contactContext,
  contentContext,
  errorsContext,
  hasSalonsContext,
  marketContext,
  marketNameContext,
  measurementContext,
  newsletterContext,
  professionalsContext,
  restockContext,
  reviewsToWriteContext,
  salonsContext,
  siteContext,
  soldLocalesContext,
  testShopContext,
  visitorCartContext,
  withdrawalContext,
} from '../../context/page-contexts.ts';
import {
  type CachePolicy,
  cacheTags,
  collectCacheTags,
  type FetchMode,
  markStale,
  type OnFilters,
  type OnProducts,
  watchContent,
} from '../cache/index.ts';
import type { CdnSettings } from '../config/index.ts';
import type { AccountContexts } from '../features/account/index.ts';
import type { BrandPages } from '../features/brand/index.ts';
import type { VisitorCarts } from '../features/cart/index.ts';
import type { ContactDesks } from '../features/contact/index.ts';
import type { Newsletters } from '../features/newsletter/index.ts';
import { type ProfessionalContexts, professionalService } from '../features/professionals/index.ts';
import type { Restocks } from '../features/restock/index.ts';
import { reviewsToWrite } from '../features/reviews/index.ts';
import { createHasSalons, type Salons } from '../features/salons/index.ts';
import type { Withdrawals } from '../features/withdrawal/index.ts';
import { isSameOrigin, splitRequestUrl } from '../http/index.ts';
import { noStore, setPrivate, setPublic } from './cache-headers.ts';
import { type FinishingOptions, finishedPage, setPageHeaders } from './finish-page.ts';
import { movedPage } from './moved-page.ts';
import { nativeMarketNameOf } from './native-market-name.ts';
import { unsoldMarketResponse } from './unsold-market-response.ts';

export interface PageSources extends FinishingOptions {
  readonly build: ServerBuild;
  /** Sold locales; others have no pages. */
  readonly locales: readonly Locale[];
  readonly publicOrigin: string;
  readonly alternatesOf: (locale: Locale, path: string) => Promise<readonly AlternatePage[]>;
  readonly brandPages: Pick<BrandPages, 'pageBrandOf' | 'identityOf'>;
  /** Whether the embedded platform serves a market's shop. */
  readonly isTestShop: (market: Market) => boolean;
  readonly catalogueOf: (market: Market, cachePolicy: CachePolicy) => Catalogue;
  readonly contentOf: (market: Market, cachePolicy: CachePolicy) => ContentSource;
  readonly salons: Salons;
  readonly accounts: AccountContexts;
  /** Null when there is no professional area. */
  readonly professionals: ProfessionalContexts | null;
  readonly visitorCarts?: VisitorCarts;
  readonly newsletters?: Newsletters;
  readonly withdrawals?: Withdrawals;
  readonly restocks?: Restocks;
  readonly contactDesks?: ContactDesks;
  /** Reports unexpected errors. */
  readonly reportError?: (error: unknown) => void;
  /** How long a page counts as fresh here, and at a CDN that is told of no changes. */
  readonly freshInMs: number;
  /** The CDN that is told of changes. */
  readonly cdn?: CdnSettings | null;
  readonly onProducts?: OnProducts;
  readonly onFilters?: OnFilters;
}

/**
 * Renders pages. A locale's prefix is the router's basename, so routes and links are written once without a locale,
 * and one build serves all.
 */
export function createPageHandler(
  sources: PageSources,
): (request: Request, peerIp: string | null, fetchMode?: FetchMode) => Promise<Response> {
  const routers = new Map<string, RequestHandler>();
  const hasSalons = createHasSalons(sources.salons);
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

  return async (request, peerIp, fetchMode = 'quick') => {
    if (!READS.has(request.method) && !isSameOrigin(request)) return foreignOrigin();
    const market = marketOf(splitLocale(pagePathOf(request)).locale);
    if (!sources.locales.includes(market.locale))
      return unsoldMarketResponse(request, sources.locales, sources.brandPages.pageBrandOf);
    const context = new RouterContextProvider();
    context.set(marketContext, market);
    context.set(marketNameContext, nativeMarketNameOf(market));
    context.set(soldLocalesContext, sources.locales);
    context.set(siteContext, siteOf(request, market, sources));
    context.set(testShopContext, sources.isTestShop(market));
    const { onProducts = ignore } = sources;
    let usedStaleData = false;
    const cachePolicy: CachePolicy = {
      fetchMode,
      onStale: () => {
        usedStaleData = true;
      },
    };
    const watched = collectCacheTags(sources.catalogueOf(market, cachePolicy), market, onProducts);
    context.set(catalogueContext, watched.catalogue);
    context.set(
      contentContext,
      watchContent(
        sources.contentOf(market, cachePolicy),
        market,
        watched.watch,
        sources.onFilters,
      ),
    );
    const salonTags = [cacheTags.salons(market.locale)];
    context.set(hasSalonsContext, () => hasSalons(market));
    context.set(salonsContext, {
      list: () => watched.watch(salonTags, sources.salons.listOf(market, cachePolicy)),
    });
    if (sources.reportError !== undefined) context.set(errorsContext, sources.reportError);
    context.set(measurementContext, sources.measurementOf(market).settings);
    const account = sources.accounts.open({ request, market, peerIp });
    context.set(accountsContext, account.accounts);
    context.set(reviewsToWriteContext, () => reviewsToWrite(account, watched.catalogue));
    const professional = sources.professionals?.open({ request, market, peerIp });
    if (professional !== undefined) {
      context.set(professionalsContext, professionalService(professional));
    }
    const visitorCart = sources.visitorCarts?.open({ request, market, peerIp });
    if (visitorCart !== undefined) context.set(visitorCartContext, visitorCart.cart);
    context.set(newsletterContext, sources.newsletters?.open({ request, market, peerIp }) ?? null);
    context.set(withdrawalContext, sources.withdrawals?.open({ request, market, peerIp }) ?? null);
    context.set(restockContext, sources.restocks?.open({ request, market, peerIp }) ?? null);
    context.set(contactContext, sources.contactDesks?.open({ request, market, peerIp }) ?? null);
    const response = await routerBelow(market.prefix)(asRead(request), context);
    if (response.status === 404 && READS.has(request.method)) {
      const moved = await movedPage(request, market, watched.catalogue);
      if (moved !== null) {
        noStore(moved.headers);
        return moved;
      }
    }
    const page = await finishedPage(response, market, sources);
    const headers = new Headers(response.headers);
    if (page !== null) {
      setPageHeaders({ headers, page, market, storeUrls: account.formTargets }, sources);
    }
    const used = [
      ...account.cookies,
      visitorCart?.cookie,
      professional?.session,
      professional?.device,
    ].filter((one) => one?.wasUsed());
    if (used.length > 0) {
      setPrivate(
        headers,
        used.flatMap((one) => one?.setCookie() ?? []),
      );
    } else if (READS.has(request.method) && response.status === 200 && !watched.hasFailed()) {
      const own = [cacheTags.market(market.locale), cacheTags.shop(market.shop)];
      // What was made of older data goes to the CDN for a short time only.
      const edge = cdn && { cdn, freshInMs: usedStaleData ? freshInMs : cdn.freshInMs };
      const isData = isDataRequest(request);
      setPublic(headers, { isData, tags: [...own, ...watched.tags], freshInMs, edge });
    } else {
      noStore(headers);
    }
    const { status } = response;
    if (page === null) return new Response(response.body, { status, headers });
    const made = new Response(page, { status, headers });
    return usedStaleData ? markStale(made) : made;
  };
}

function isDataRequest({ url }: Request): boolean {
  return splitRequestUrl(url).path.endsWith('.data');
}

/** Strips the suffix of the router's data requests: `/nl.data` is the home page of `/nl`. */
function pagePathOf({ url }: Request): string {
  return splitRequestUrl(url).path.replace(/\.data$/, '');
}

/** Renders HEAD requests as GET, since the headers depend on the page. */
function asRead(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
}

/** Only documents carry alternate links; data responses do not. */
function siteOf(
  request: Request,
  market: Market,
  { build, publicOrigin, alternatesOf, brandPages }: PageSources,
) {
  const { path: pathname } = splitRequestUrl(request.url);
  const { locale, path } = splitLocale(pathname);
  const canonicalPath = isDataRequest(request) ? null : canonicalPathOf(path);
  const alternates =
    canonicalPath === null ? Promise.resolve([]) : alternatesOf(locale, canonicalPath);
  return {
    origin: publicOrigin,
    alternates,
    brand: brandPages.pageBrandOf(market),
    identity: brandPages.identityOf(market),
    build: buildMark(build.assets.version),
  };
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const ignore = () => undefined;

/** Other sites may link to our pages, but not post to them. */
function foreignOrigin(): Response {
  const { status, message } = API_ERRORS.foreignOrigin;
  return new Response(message, { status, headers: { 'cache-control': 'no-store' } });
}
