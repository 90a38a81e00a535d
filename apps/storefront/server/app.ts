import { setTimeout as delay } from 'node:timers/promises';
import type { Brand } from '@lokke/brand';
import type { BreakerRules } from '@lokke/http-client/node';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { ServerBuild } from 'react-router';
import { type Api, createApi } from './api/index.ts';
import { type PageCache, warmPages } from './cache/index.ts';
import { createWebhooks } from './cache/webhooks/index.ts';
import type { Config } from './config/index.ts';
import { handlePrivacyWebhook } from './features/account/privacy/index.ts';
import { brandFiles, createBrandPages, openBrand } from './features/brand/index.ts';
import { apiHeaders, noindexOtherHosts } from './features/seo/index.ts';
import { openServices } from './features/services/index.ts';
import {
  createTunnel,
  nothingRuns,
  peerIpOf,
  requestMetrics,
  securityHeaders,
  securityHeadersOf,
} from './http/index.ts';
import {
  createOverloadedBodies,
  createRateLimiter,
  type OverloadedBodyAt,
} from './overload/index.ts';
import { createPages, methodGuard, type PagesOptions } from './pages/index.ts';
import { watchPages } from './telemetry/error-reporting/index.ts';
import {
  createHealth,
  createMetrics,
  type Health,
  type Log,
  logToStdout,
  type Metrics,
} from './telemetry/index.ts';

export interface StorefrontOptions {
  /** The page routes, from a build or straight from their sources. */
  readonly build: ServerBuild;
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** Secrets that encrypt session cookies, the current one first. */
  readonly sessionSecrets: readonly string[];
  readonly languageFiles: PagesOptions['languageFiles'];
  readonly log?: Log;
  readonly breakerRules?: BreakerRules;
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
  /** Headers of every response. */
  readonly defaultHeaders: ReturnType<typeof securityHeadersOf>;
  /** What is sent to whom is turned away, in the brand's words. */
  readonly overloadedBodyAt: OverloadedBodyAt;
  /** Makes `/readyz` fail, so that load balancers send no new visitors. */
  readonly markNotReady: () => void;
  /** Invalidates cached data and pages with one of these tags (see cache-tags.ts). */
  readonly purge: (tags: readonly string[]) => void;
  /** Renders the main pages into the cache; `/healthz` fails until it is done. */
  readonly warm: () => Promise<void>;
  /** Resolves when no background work is pending. */
  readonly whenIdle: () => Promise<void>;
}

const MAIN_PAGES = ['/', '/shop'];
const WARMING_LIMIT_IN_MS = 20_000;
/** Of one network. */
const BROWSER_REPORTS = { most: 60, windowInMs: 60_000 };
const MAX_FORM_BYTES = 64 * 1024;
const now = () => performance.now();

/** Composes the storefront; static files of the build are served in front of it. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { config, log = logToStdout } = options;
  const health = createHealth();
  const metrics = createMetrics({
    cachedPagesInBytes: () => pages.cache.sizeInBytes(),
    isReady: health.isReady,
  });
  const defaultHeaders = securityHeadersOf(config.publicOrigin);
  const brand = openBrand(config.brandFolder);
  for (const note of brand.notes) log({ level: 'warn', event: 'brand.changed', note });
  const brandPages = createBrandPages(brand);
  const overloadedBodyAt = createOverloadedBodies(brandPages.pageBrandOf);
  const services = openServices({
    ...options,
    brandFactsOf: brandPages.factsOf,
    log,
    metrics,
    now,
  });
  const { consumerLabel } = brand;
  const pages = createPages({
    ...options,
    services,
    brandPages,
    overloadedBodyAt,
    consumerLabel,
    defaultHeaders,
    now,
  });
  const purge = (tags: readonly string[]): void => {
    services.invalidate(tags);
    pages.cache.purge(tags);
  };
  const api = createApi({
    ...config,
    ...services,
    ...config.visitorLimits,
    log,
    reportError: services.reporter?.error,
    onHandled: (status, durationInMs) => metrics.requestHandled('api', status, durationInMs),
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
      purge,
      metrics,
      log,
    }),
    api,
    pages: {
      getCached: (url, cachePolicy) => {
        const page = pages.cache.getCached(url, cachePolicy);
        if (page !== null) metrics.cacheHit();
        return page;
      },
    },
    metrics,
    defaultHeaders,
    overloadedBodyAt,
    markNotReady: health.markNotReady,
    purge,
    warm: async () => {
      const limitInMs = WARMING_LIMIT_IN_MS;
      const sitemap = services.seo.ready();
      await Promise.race([sitemap, delay(limitInMs, undefined, { ref: false })]);
      const { locales } = config;
      await warmPages({ pages: pages.cache, locales, paths: MAIN_PAGES, log, now, limitInMs });
      health.markWarm();
    },
    whenIdle: services.whenIdle,
  };
}

interface RoutesOptions {
  readonly brand: Brand;
  readonly config: Config;
  readonly services: ReturnType<typeof openServices>;
  readonly api: Api;
  readonly pages: ReturnType<typeof createPages>;
  readonly health: Health;
  readonly defaultHeaders: Storefront['defaultHeaders'];
  readonly purge: Storefront['purge'];
  /** Calls services that no page depends on, without circuit breaker or metrics. */
  readonly fetch: typeof globalThis.fetch;
  readonly metrics: Metrics;
  readonly log: Log;
}

function createRoutes({
  brand,
  config,
  services: { shops, accounts, seo, reporter, fetch: upstreamFetch },
  api,
  pages,
  health,
  defaultHeaders,
  purge,
  fetch,
  metrics,
  log,
}: RoutesOptions): Hono {
  const app = new Hono();
  // API replies carry their own headers and need none of the middleware below.
  app.all('/api/*', ({ req, env }) => api.fetch(req.raw, env));
  app.use(requestMetrics({ log, metrics, now, newRequestId: () => crypto.randomUUID() }));
  app.use(securityHeaders(defaultHeaders), nothingRuns);
  if (reporter !== null) app.use(watchPages(reporter, () => new Date()));
  // Before the public host check: our other servers relay webhooks by internal addresses.
  app.route(
    '/webhooks',
    createWebhooks({
      config,
      catalogueOf: shops.catalogueOf,
      handlePrivacy: (webhook) =>
        handlePrivacyWebhook({ ...webhook, admin: accounts.adminOf(webhook.shop), log }),
      purge,
      fetch: upstreamFetch,
      log,
    }),
  );
  app.use(noindexOtherHosts(config));
  app.route('/brand', brandFiles(brand));
  app.use(compress());
  app.route('/', health.app);
  const { errorReporting: reporting, trustedProxyCount } = config;
  const limiter = createRateLimiter({ ...BROWSER_REPORTS, now });
  app.route('/errors', createTunnel({ reporting, fetch, limiter, trustedProxyCount }));
  app.route('/', seo.app);
  app.use(methodGuard);
  app.post('*', bodyLimit({ maxSize: MAX_FORM_BYTES }));
  app.all('*', ({ req, env }) => pages.respond(req.raw, peerIpOf(env)));
  return app;
}
