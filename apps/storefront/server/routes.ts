import type { Brand } from '@lokke/brand';
import { PHOTO } from '@lokke/domain/salons';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { createApi } from './api/index.ts';
import type { Config } from './config/index.ts';
import { brandFiles } from './features/brand/index.ts';
import { servePhotos } from './features/salons/index.ts';
import { noindexOtherHosts } from './features/seo/index.ts';
import {
  compressedTexts,
  createTunnel,
  nothingRuns,
  peerIpOf,
  requestMetrics,
  securityHeaders,
} from './http/index.ts';
import type { Observed } from './observe.ts';
import { type createPages, FILE_FORM, methodGuard } from './pages/index.ts';
import type { createServices } from './services.ts';
import type { RateLimiter } from './shared-state/index.ts';
import { watchPages } from './telemetry/error-reporting/index.ts';

const MAX_FORM_BYTES = 64 * 1024;
/** A form with a photo, for whoever is logged in to send one. */
const MAX_PHOTO_FORM_BYTES = PHOTO.mostBytes + MAX_FORM_BYTES;
const now = () => performance.now();

interface RouteParts {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
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
export function routesOf({ config, fetch, observed, services, ...parts }: RouteParts): Hono {
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
