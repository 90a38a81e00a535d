import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Api } from './api/index.ts';
import { createWebhooks } from './cache/webhooks/index.ts';
import type { Config } from './config/index.ts';
import { handlePrivacyWebhook } from './features/account/privacy/index.ts';
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
import { watchPages } from './telemetry/error-reporting/index.ts';
import type { Log, Metrics } from './telemetry/index.ts';

export interface AppOptions {
  readonly config: Config;
  readonly services: Services;
  readonly api: Api;
  readonly pages: Pick<Pages, 'answer'>;
  readonly defaultHeaders: readonly NamedHeader[];
  readonly purge: (tags: readonly string[]) => void;
  readonly isWarm: () => boolean;
  readonly isStopping: () => boolean;
  /** The way to services that are not watched: what they say is nobody's page. */
  readonly ask: typeof globalThis.fetch;
  readonly metrics: Pick<Metrics, 'requestHandled'>;
  readonly log: Log;
  readonly now: () => number;
}

/** No form of ours comes near it. */
const MAX_FORM_BYTES = 64 * 1024;

/** Everything that can be reached at a server, and what stands before it, in order. */
export function createApp({
  config,
  services,
  api,
  pages,
  defaultHeaders: usualHeaders,
  purge,
  isWarm,
  isStopping,
  ask,
  metrics,
  log,
  now,
}: AppOptions): Hono {
  const { shops, accounts, seo, reporter, fetch } = services;
  const app = new Hono();
  // Before all that stands around pages: its replies are whole.
  app.all('/api/*', ({ req, env }) => api.fetch(req.raw, env));
  app.use(requestMetrics({ log, metrics, now, newRequestId: () => crypto.randomUUID() }));
  app.use(securityHeaders(usualHeaders), nothingRuns);
  if (reporter !== null) app.use(watchPages(reporter, () => new Date()));
  // Before the shop's one address is insisted on: our own servers tell each other by their own addresses.
  app.route(
    '/webhooks',
    createWebhooks({
      config,
      catalogueOf: shops.catalogueOf,
      handlePrivacy: (webhook) =>
        handlePrivacyWebhook({ ...webhook, admin: accounts.adminOf(webhook.shop), log }),
      purge,
      fetch,
      log,
    }),
  );
  app.use(noindexOtherHosts(config));
  app.use(compress());
  app.get('/healthz', (context) =>
    isWarm() ? context.json({ status: 'ok' }) : context.json({ status: 'starting' }, 503),
  );
  app.get('/readyz', (context) =>
    isWarm() && !isStopping()
      ? context.json({ status: 'ready' })
      : context.json({ status: isStopping() ? 'stopping' : 'starting' }, 503),
  );
  app.route('/errors', createTunnel({ reporting: config.errorReporting, fetch: ask, now }));
  app.route('/', seo.app);
  app.use(methodGuard);
  app.post('*', bodyLimit({ maxSize: MAX_FORM_BYTES }));
  app.all('*', ({ req, env }) => pages.answer(req.raw, peerIpOf(env)));
  return app;
}
