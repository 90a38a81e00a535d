import type { Brand } from '@lokke/brand';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Api } from './api/index.ts';
import { createWebhooks } from './cache/webhooks/index.ts';
import type { Config } from './config/index.ts';
import { handlePrivacyWebhook } from './features/account/privacy/index.ts';
import { brandFiles } from './features/brand/index.ts';
import { noindexOtherHosts } from './features/seo/index.ts';
import type { Services } from './features/services/index.ts';
import {
  createTunnel,
  type NamedHeader,
  nothingRuns,
  peerIpOf,
  requestMetrics,
  securityHeaders,
} from './http/index.ts';
import { methodGuard, type Pages } from './pages/index.ts';
import type { SharedState } from './shared-state/index.ts';
import { watchPages } from './telemetry/error-reporting/index.ts';
import type { Health, Log, Metrics, MetricsOptions } from './telemetry/index.ts';

/** Of one network. */
const BROWSER_REPORTS = { name: 'browser-reports', most: 60, windowInMs: 60_000 };
const MAX_FORM_BYTES = 64 * 1024;

interface RoutesOptions {
  readonly brand: Brand;
  readonly config: Config;
  readonly services: Services;
  readonly api: Api;
  readonly pages: Pages;
  readonly health: Health;
  readonly defaultHeaders: readonly NamedHeader[];
  readonly sharedState: SharedState;
  readonly purge: SharedState['purges']['publish'];
  readonly purgeEdge?: (tags: readonly string[]) => void;
  /** Calls services that no page depends on, without circuit breaker or metrics. */
  readonly fetch: typeof globalThis.fetch;
  readonly reportError: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly marketAndRouteOf: MetricsOptions['marketAndRouteOf'];
  readonly log: Log;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** All routes of the server but the build's static files. */
export function createRoutes({
  brand,
  config,
  services: { shops, accounts, seo, reporter },
  api,
  pages,
  health,
  defaultHeaders,
  sharedState,
  purge,
  purgeEdge,
  fetch,
  reportError,
  metrics,
  marketAndRouteOf,
  log,
  now,
}: RoutesOptions): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    reportError(error);
    return context.text('Internal Server Error', 500, { 'cache-control': 'no-store' });
  });
  // API replies carry their own headers and need none of the middleware below.
  app.all('/api/*', ({ req, env }) => api.fetch(req.raw, env));
  app.use(requestMetrics({ log, metrics, marketAndRouteOf, now }));
  app.use(securityHeaders(defaultHeaders), nothingRuns);
  if (reporter !== null) app.use(watchPages(reporter, () => new Date()));
  app.route(
    '/webhooks',
    createWebhooks({
      config,
      catalogueOf: shops.catalogueOf,
      handlePrivacy: (webhook) =>
        handlePrivacyWebhook({
          ...webhook,
          admin: accounts.adminOf(webhook.shop),
          storesWithoutAdmin: config.shops[webhook.shop].customerAccounts === 'new',
          log,
        }),
      purge,
      ...(purgeEdge && { purgeEdge }),
      seen: sharedState.webhooks,
      log,
    }),
  );
  app.use(noindexOtherHosts(config));
  app.route('/brand', brandFiles(brand));
  app.use(compress());
  app.route('/', health.app);
  const { errorReporting: reporting, trustedProxyCount } = config;
  const limiter = sharedState.limiters(BROWSER_REPORTS);
  app.route('/errors', createTunnel({ reporting, fetch, limiter, trustedProxyCount }));
  app.route('/', seo.app);
  app.use(methodGuard);
  app.post('*', bodyLimit({ maxSize: MAX_FORM_BYTES }));
  app.all('*', ({ req, env }) => pages.respond(req.raw, peerIpOf(env)));
  return app;
}
