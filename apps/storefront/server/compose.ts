import type { Brand } from '@lokke/brand';
import { PHOTO } from '@lokke/domain/salons';
import type { BreakerRules } from '@lokke/http-client/node';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ServerBuild } from 'react-router';
import { createApi, UCP_PATH } from './api/index.ts';
import { openEdge } from './cache/edge/index.ts';
import type { Config } from './config/index.ts';
import { brandFiles, createBrandPages, openBrand } from './features/brand/index.ts';
import { servePhotos } from './features/salons/index.ts';
import { apiHeaders, noindexOtherHosts } from './features/seo/index.ts';
import {
  compressedTexts,
  createTunnel,
  nothingRuns,
  peerIpOf,
  requestMetrics,
  securityHeaders,
} from './http/index.ts';
import { type Observed, observe } from './observe.ts';
import { createOverloadedBodies } from './overload/index.ts';
import {
  createPages,
  FILE_FORM,
  methodGuard,
  type PagesOptions,
  pageFamilyOf,
  pageVersionOf,
} from './pages/index.ts';
import { createServices } from './services.ts';
import { type Machine, openSharedState, type RateLimiter } from './shared-state/index.ts';
import { watchPages } from './telemetry/error-reporting/index.ts';
import { type Log, stackOf } from './telemetry/index.ts';
import { warmServer } from './warm-server.ts';
import { createWebhooks } from './webhooks/index.ts';

export interface StorefrontOptions {
  /** The page routes, from a build or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** Secrets that encrypt session cookies, the current one first. */
  readonly sessionSecrets: readonly string[];
  /** Files of the build that pages name. */
  readonly files: PagesOptions['files'];
  /** Names the server's code; two builds share no pages. */
  readonly buildId?: string;
  readonly feedsFolder?: string;
  /** Folder in which a server without Redis keeps the last good pages and content; none are kept unless it is given. */
  readonly stateFolder?: string;
  readonly log: Log;
  readonly breakerRules?: BreakerRules;
  /** Tells the other processes of this server what webhooks invalidated. */
  readonly spreadPurge?: (tags: readonly string[]) => Promise<void>;
  /** Counts and exchanges for the other processes of this server, too. */
  readonly machine?: Machine;
  /** Tells whether the server is too loaded for background work. */
  readonly isBusy?: () => boolean;
}

export type Storefront = ReturnType<typeof createStorefront>;

const BROWSER_REPORTS = { name: 'browser-reports', most: 60, windowInMs: 60_000 };
const MAX_FORM_BYTES = 64 * 1024;
/** A form with a photo, for whoever is logged in to send one. */
const MAX_PHOTO_FORM_BYTES = PHOTO.mostBytes + MAX_FORM_BYTES;
const now = () => performance.now();

/** Composes the storefront; static files of the build are served in front of it. */
export function createStorefront(options: StorefrontOptions) {
  const { config } = options;
  const brand = openBrand(config.brandFolder);
  const observed = observe(options, () => pages.cache.sizeInBytes());
  const { health, log, metrics, defaultHeaders } = observed;
  for (const note of brand.notes) log({ level: 'warn', event: 'brand.changed', note });
  const brandPages = createBrandPages(brand, config.pages);
  const sharedState = openSharedState({
    settings: config.sharedState,
    ...{ machine: options.machine, folder: options.stateFolder },
    maxPageBytes: config.pages.maxBytes,
    ...{ log, metrics, now },
  });
  const services = createServices({
    ...options,
    ...{ brandFactsOf: brandPages.factsOf, brandOf: brandPages.pageBrandOf },
    ...{ capabilities: brand.capabilities, facts: brand.facts, agentEndpoint: UCP_PATH },
    ...{ log, metrics, now },
    sharedState: { ...sharedState, purge: (tags) => purge(tags).then(() => edge.purge(tags)) },
  });
  const reportError = (error: unknown) => {
    log({ level: 'error', event: 'page.failed', reason: stackOf(error) });
    services.reporter?.error(error);
  };
  const overloadedBodyAt = createOverloadedBodies(brandPages.pageBrandOf);
  const pages = createPages({
    ...options,
    sharedPages: sharedState.openPages({
      version: pageVersionOf({ ...options, brand }),
      family: pageFamilyOf(options),
    }),
    ...{ consumerLabel: brand.consumerLabel, onPageMade: metrics.pageMade },
    onPageLimited: metrics.pageLimited,
    ...{ services, brandPages, overloadedBodyAt, defaultHeaders, reportError, now },
  });
  sharedState.purges.follow((tags) => {
    services.invalidate(tags);
    pages.cache.purge(tags);
  });
  const api = createApi({
    ...config,
    ...services,
    ...config.visitorLimits,
    ...{ limiters: sharedState.limiters, exchanges: sharedState.exchanges },
    ...{ log, metrics, counts: sharedState.counts },
    ...{ reportError: services.reporter?.error, visits: observed.visits },
    headersFor: apiHeaders(config, defaultHeaders),
  });
  const edge = openEdge({ ...options, log, onCall: metrics.upstreamCalled });
  const purge = async (tags: readonly string[]) => {
    await sharedState.purges.publish(tags);
    // Workers that share Redis hear of it there.
    if (config.sharedState === null) await options.spreadPurge?.(tags);
  };
  const webhooks = createWebhooks({
    ...{ config, log, purge },
    catalogueOf: services.shops.catalogueOf,
    ...{ adminOf: services.accounts.adminOf, salonDesk: services.professionals?.desk },
    recordPrices: services.shops.recordPrices,
    seen: sharedState.webhooks,
    ...{ relay: edge.relay, purgeEdge: edge.purge },
  });
  return {
    /** Every route except the build's static files. */
    app: routesOf({
      ...{ options, observed, brand, services, api, webhooks, pages, reportError },
      limiter: sharedState.limiters(BROWSER_REPORTS),
    }),
    /** The routes below `/api`, callable without the middleware around pages. */
    api,
    pages: {
      isExcess: pages.isExcess,
      getCached: (...wanted: Parameters<typeof pages.getCached>) => {
        const page = pages.getCached(...wanted);
        if (page !== null) metrics.cachedPageServed(wanted[0]);
        return page;
      },
    },
    metrics,
    readStatus: observed.readStatus,
    /** Headers of every response. */
    defaultHeaders,
    /** Body of overload responses, in the brand's words. */
    overloadedBodyAt,
    /** Makes `/readyz` fail, so that load balancers send no new visitors. */
    markNotReady: health.markNotReady,
    /** Invalidates cached data and pages with one of these tags (see cache-tags.ts), on every server. */
    purge: sharedState.purges.publish,
    /** Renders the main pages into the cache; `/healthz` fails until it is done. */
    warm: () => warmServer({ sharedState, services, pages, log, config, now, health }),
    /** Resolves when no background work is pending. */
    whenIdle: async () => {
      await Promise.all([services.whenIdle(), edge.whenIdle()]);
    },
    /** Leaves the other servers. */
    close: sharedState.close,
    /** Checks the promotions of the content, now and from then on. */
    watchPromotions: services.promotions.start,
  };
}

interface RouteParts {
  readonly options: StorefrontOptions;
  readonly observed: Observed;
  readonly brand: Brand;
  readonly services: ReturnType<typeof createServices>;
  readonly api: ReturnType<typeof createApi>;
  readonly webhooks: Hono;
  readonly pages: ReturnType<typeof createPages>;
  readonly limiter: RateLimiter;
  readonly reportError: (error: unknown) => void;
}

/** Routes a request: API, webhooks, files of the brand, health, error tunnel, sitemap, and pages for all else. */
function routesOf({ options, observed, services, ...parts }: RouteParts): Hono {
  const { config, fetch } = options;
  const { health, defaultHeaders } = observed;
  const app = new Hono();
  app.onError((error, context) => {
    // Such as a body that is too large: the sender's fault, and none of ours.
    if (error instanceof HTTPException) return error.getResponse();
    parts.reportError(error);
    return context.text('Internal Server Error', 500, { 'cache-control': 'no-store' });
  });
  app.all('/api/*', ({ req, env }) => parts.api.fetch(req.raw, env));
  app.use(requestMetrics({ ...observed, now }));
  app.use(securityHeaders(defaultHeaders), nothingRuns);
  if (services.reporter !== null) app.use(watchPages(services.reporter, observed.routeOf));
  app.route('/webhooks', parts.webhooks);
  app.use(noindexOtherHosts(config));
  app.route('/brand', brandFiles(parts.brand));
  app.route('/salon-photos', servePhotos(services.salons));
  app.route('/', services.feeds.app);
  app.use(compressedTexts);
  app.route('/', health.app);
  const { errorReporting: reporting, trustedProxyCount } = config;
  const { limiter } = parts;
  app.route('/errors', createTunnel({ reporting, fetch, limiter, trustedProxyCount }));
  app.route('/', services.seo.app);
  app.route('/', services.agentPages);
  app.use(methodGuard);
  const forms = bodyLimit({ maxSize: MAX_FORM_BYTES });
  const photoForms = bodyLimit({ maxSize: MAX_PHOTO_FORM_BYTES });
  app.post('*', async (context, next) => {
    const { path, raw } = context.req;
    const hasPhoto = FILE_FORM.test(path) && (await services.professionals?.isLogin(raw));
    return (hasPhoto ? photoForms : forms)(context, next);
  });
  app.route('/preview', services.previewPages);
  app.all('*', ({ req, env }) => parts.pages.respond(req.raw, peerIpOf(env)));
  return app;
}
