import { setTimeout as delay } from 'node:timers/promises';
import { BUILD_HEADER, buildMark } from '@lokke/contract/data-format';
import type { BreakerRules } from '@lokke/http-client/node';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { type Api, createApi } from './api/index.ts';
import { createEdge } from './cache/edge/index.ts';
import { type PageCache, warmPages } from './cache/index.ts';
import type { Config } from './config/index.ts';
import { createRoutes } from './create-routes.ts';
import { createBrandPages, openBrand } from './features/brand/index.ts';
import { apiHeaders } from './features/seo/index.ts';
import { openServices } from './features/services/index.ts';
import { type NamedHeader, securityHeadersOf } from './http/index.ts';
import { createOverloadedBodies, type OverloadedBodyAt } from './overload/index.ts';
import { createPages, type PagesOptions, pageVersionOf } from './pages/index.ts';
import { type MachineCounts, openSharedState } from './shared-state/index.ts';
import {
  createHealth,
  createMetrics,
  createRouteNames,
  createStatus,
  createVitalsMetrics,
  flushLog,
  type Log,
  type Metrics,
  type Status,
  stackOf,
  watchLog,
} from './telemetry/index.ts';

export interface StorefrontOptions {
  /** The page routes, from a build or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** Secrets that encrypt session cookies, the current one first. */
  readonly sessionSecrets: readonly string[];
  /** What pages name of their build. */
  readonly files: PagesOptions['files'];
  /** Names the server's code; two builds share no pages. */
  readonly buildId?: string;
  readonly log: Log;
  readonly breakerRules?: BreakerRules;
  /** Tells the other processes of this server what webhooks invalidated. */
  readonly spreadPurge?: (tags: readonly string[]) => Promise<void>;
  /** Counts attempts for the other processes of this server, too. */
  readonly machineCounts?: MachineCounts;
  /** Whether the server is too loaded for background work. */
  readonly isBusy?: () => boolean;
}

export interface Storefront {
  /** Every route except the build's static files. */
  readonly app: Hono;
  /** The routes below `/api`, callable without the middleware around pages. */
  readonly api: Api;
  readonly pages: Pick<PageCache, 'getCached'>;
  readonly metrics: Metrics;
  readonly readStatus: () => Status;
  /** Headers of every response. */
  readonly defaultHeaders: readonly NamedHeader[];
  /** What is sent to whom is turned away, in the brand's words. */
  readonly overloadedBodyAt: OverloadedBodyAt;
  /** Makes `/readyz` fail, so that load balancers send no new visitors. */
  readonly markNotReady: () => void;
  /** Invalidates cached data and pages with one of these tags (see cache-tags.ts), on every server. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  /** Renders the main pages into the cache; `/healthz` fails until it is done. */
  readonly warm: () => Promise<void>;
  /** Resolves when no background work is pending. */
  readonly whenIdle: () => Promise<void>;
  /** Leaves the other servers. */
  readonly close: () => Promise<void>;
  /** Checks the promotions of the content, now and from then on. */
  readonly watchPromotions: () => Promise<void>;
}

const MAIN_PAGES = ['/', '/shop'];
const WARMING_LIMIT_IN_MS = 20_000;
/** A server without its Redis opens on its own. */
const JOINING_LIMIT_IN_MS = 2_000;
const now = () => performance.now();

/** Composes the storefront; static files of the build are served in front of it. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { config } = options;
  const health = createHealth();
  const marketAndRouteOf = createRouteNames(options.build.routes);
  const metrics = createMetrics({
    cachedPagesInBytes: () => pages.cache.sizeInBytes(),
    isReady: health.isReady,
    marketAndRouteOf,
  });
  const mark = buildMark(options.build.assets.version);
  const status = createStatus({
    build: options.build.assets.version,
    markets: config.locales,
    isReady: health.isReady,
    cachedPagesInBytes: () => pages.cache.sizeInBytes(),
  });
  const log = watchLog(options.log, metrics, status.note);
  const defaultHeaders = [...securityHeadersOf(config.publicOrigin), [BUILD_HEADER, mark] as const];
  const sharedState = openSharedState({
    settings: config.sharedState,
    machine: options.machineCounts,
    log,
    metrics,
    now,
  });
  const brand = openBrand(config.brandFolder);
  for (const note of brand.notes) log({ level: 'warn', event: 'brand.changed', note });
  const brandPages = createBrandPages(brand);
  const overloadedBodyAt = createOverloadedBodies(brandPages.pageBrandOf);
  const services = openServices({
    ...options,
    brandFactsOf: brandPages.factsOf,
    sharedState,
    log,
    metrics,
    now,
  });
  const { consumerLabel } = brand;
  const sharedPages = sharedState.openPages({
    version: pageVersionOf({ ...options, brand }),
    keepForInMs: config.pages.freshInMs + config.pages.staleInMs,
  });
  const onCall = (outcome: string, durationInMs: number) =>
    metrics.upstreamCalled('cdn', outcome, durationInMs);
  const reportError = (error: unknown) => {
    log({ level: 'error', event: 'page.failed', reason: stackOf(error) });
    services.reporter?.error(error);
  };
  const pages = createPages({
    ...options,
    sharedPages,
    reportError,
    onPageMade: metrics.pageMade,
    services,
    brandPages,
    overloadedBodyAt,
    consumerLabel,
    defaultHeaders,
    now,
  });
  const edge = config.cdn && createEdge({ cdn: config.cdn, fetch: options.fetch, log, onCall });
  sharedState.purges.follow((tags) => {
    services.invalidate(tags);
    pages.cache.purge(tags);
  });
  const api = createApi({
    ...config,
    ...services,
    ...config.visitorLimits,
    limiters: sharedState.limiters,
    log,
    reportError: services.reporter?.error,
    onVitals: createVitalsMetrics({
      ...metrics,
      routeOf: (path) => marketAndRouteOf(path).route,
    }),
    onHandled: (call) => metrics.requestHandled({ ...call, kind: 'api', cache: 'none' }),
    headersFor: apiHeaders(config, defaultHeaders),
  });
  return {
    app: createRoutes({
      ...options,
      brand,
      services,
      api,
      pages,
      health,
      defaultHeaders,
      sharedState,
      purge: async (tags) => {
        await sharedState.purges.publish(tags);
        // Workers that share Redis hear of it there.
        if (config.sharedState === null) await options.spreadPurge?.(tags);
      },
      ...(edge !== null && { purgeEdge: edge.purge }),
      reportError,
      metrics,
      marketAndRouteOf,
      log,
      now,
    }),
    api,
    pages: {
      getCached: (url, cachePolicy) => {
        const page = pages.cache.getCached(url, cachePolicy);
        if (page !== null) metrics.cachedPageServed(url);
        return page;
      },
    },
    metrics,
    readStatus: status.read,
    defaultHeaders,
    overloadedBodyAt,
    markNotReady: health.markNotReady,
    purge: sharedState.purges.publish,
    warm: async () => {
      await sharedState.purges.ready(JOINING_LIMIT_IN_MS);
      const limitInMs = WARMING_LIMIT_IN_MS;
      const sitemap = services.seo.ready();
      await Promise.race([sitemap, delay(limitInMs, undefined, { ref: false })]);
      const { locales } = config;
      await warmPages({ pages: pages.cache, locales, paths: MAIN_PAGES, log, now, limitInMs });
      flushLog();
      health.markWarm();
    },
    whenIdle: async () => {
      await Promise.all([services.whenIdle(), edge?.whenIdle()]);
    },
    close: sharedState.close,
    watchPromotions: services.promotions.start,
  };
}
