import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from './api/index.ts';
import type { Config } from './config/index.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { securityHeaders } from './security-headers.ts';
import { createShops } from './shop/index.ts';

export interface StorefrontOptions {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  readonly languageFiles: Parameters<typeof createPageHandler>[0]['languageFiles'];
}

/** The whole storefront as one `(Request) → Response`; files of the build are served in front of it. */
export function createStorefront({ config, fetch, languageFiles }: StorefrontOptions): Hono {
  const shops = createShops({ config, fetch });
  const app = new Hono();
  app.use(securityHeaders);
  app.use(compress());
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.route('/api', createApi({ shops }));
  const page = createPageHandler({
    build,
    catalogueOf: shops.catalogueOf,
    pictureOrigins: config.pictureOrigins,
    languageFiles,
  });
  app.all('*', (context) => page(context.req.raw));
  return app;
}
