import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Api, peerAddressOf } from './api/index.ts';
import { compressReplies } from './compress-replies.ts';
import type { Config } from './config/index.ts';
import { onlyPublicHost } from './crawlers/index.ts';
import type { Pages } from './create-pages.ts';
import { createTunnel, watchPages } from './error-reporting/index.ts';
import type { Log } from './log/index.ts';
import type { Services } from './open-services.ts';
import { asBrowsersAsk } from './pages/as-browsers-ask.ts';
import { type Metrics, watchRequests } from './running/index.ts';
import { type NamedHeader, nothingRuns, securityHeaders } from './security-headers.ts';
import { createWebhooks } from './webhooks/index.ts';

export interface AppOptions {
  readonly config: Config;
  readonly services: Services;
  readonly api: Api;
  readonly pages: Pick<Pages, 'answer'>;
  readonly usualHeaders: readonly NamedHeader[];
  readonly purge: (tags: readonly string[]) => void;
  readonly isWarm: () => boolean;
  readonly isStopping: () => boolean;
  /** The way to services that are not watched: what they say is nobody's page. */
  readonly ask: typeof globalThis.fetch;
  readonly metrics: Pick<Metrics, 'answered'>;
  readonly log: Log;
  readonly now: () => number;
}

/** No form of ours comes near it. */
const MOST_FORM_BYTES = 64 * 1024;

/** Everything that can be reached at a server, and what stands before it, in order. */
export function createApp({
  config,
  services,
  api,
  pages,
  usualHeaders,
  purge,
  isWarm,
  isStopping,
  ask,
  metrics,
  log,
  now,
}: AppOptions): Hono {
  const { shops, accounts, crawlers, reporter, fetch } = services;
  const app = new Hono();
  // Before all that stands around pages: its replies are whole.
  app.all('/api/*', ({ req, env }) => api.fetch(req.raw, env));
  app.use(watchRequests({ log, metrics, now, newRequestId: () => crypto.randomUUID() }));
  app.use(securityHeaders(usualHeaders), nothingRuns);
  if (reporter !== null) app.use(watchPages(reporter, () => new Date()));
  // Before the shop's one address is insisted on: our own servers tell each other by their own addresses.
  app.route(
    '/webhooks',
    createWebhooks({
      config,
      catalogueOf: shops.catalogueOf,
      adminOf: accounts.adminOf,
      purge,
      fetch,
      log,
    }),
  );
  app.use(onlyPublicHost(config));
  app.use(compressReplies);
  app.get('/healthz', (context) =>
    isWarm() ? context.json({ status: 'ok' }) : context.json({ status: 'starting' }, 503),
  );
  app.get('/readyz', (context) =>
    isWarm() && !isStopping()
      ? context.json({ status: 'ready' })
      : context.json({ status: isStopping() ? 'stopping' : 'starting' }, 503),
  );
  app.route('/errors', createTunnel({ reporting: config.errorReporting, fetch: ask, now }));
  app.route('/', crawlers.app);
  app.use(asBrowsersAsk);
  app.post('*', bodyLimit({ maxSize: MOST_FORM_BYTES }));
  app.all('*', ({ req, env }) => pages.answer(req.raw, peerAddressOf(env)));
  return app;
}
