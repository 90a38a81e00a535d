import * as build from 'virtual:react-router/server-build';
import { createContentClient } from '@lokke/contentful';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createAccountSources } from './accounts/index.ts';
import { createApi, peerAddressOf } from './api/index.ts';
import type { Config } from './config/index.ts';
import { createContentPages } from './content/index.ts';
import { createCrawlerPages, onlyPublicHost } from './crawlers/index.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { createProfessionalSources } from './professionals/index.ts';
import { createSalons } from './salons/index.ts';
import { securityHeaders } from './security-headers.ts';
import { createShops } from './shop/index.ts';

export interface StorefrontOptions {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  /** What sessions are sealed with, the current one first. */
  readonly sessionSecrets: readonly string[];
  readonly languageFiles: Parameters<typeof createPageHandler>[0]['languageFiles'];
}

/** No form of ours comes near it. */
const MOST_FORM_BYTES = 64 * 1024;

export interface Storefront {
  readonly app: Hono;
  /** When what was begun behind visitors' backs has come to its end. */
  readonly settled: () => Promise<void>;
}

/** The whole storefront as one `(Request) → Response`; files of the build are served in front of it. */
export function createStorefront({
  config,
  fetch,
  sessionSecrets,
  languageFiles,
}: StorefrontOptions): Storefront {
  const content = createContentPages({
    client: createContentClient(config.content),
    freshInMs: config.content.freshInMs,
  });
  const shops = createShops({ config, fetch, content });
  const salons = createSalons({ database: config.salons, fetch });
  const accounts = createAccountSources({ config, fetch, sessionSecrets });
  const crawlers = createCrawlerPages({ ...config, catalogueOf: shops.catalogueOf, salons });
  const professionals = createProfessionalSources({ config, fetch, sessionSecrets, salons });
  const app = new Hono();
  app.use(securityHeaders);
  app.use(onlyPublicHost(config));
  app.use(compress());
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.route('/api', createApi({ shops, salons, accounts, locales: config.locales }));
  app.route('/', crawlers.app);
  const page = createPageHandler({
    build,
    locales: config.locales,
    publicOrigin: config.publicOrigin,
    sistersOf: crawlers.sistersOf,
    catalogueOf: shops.catalogueOf,
    salons,
    accounts,
    professionals,
    pictureOrigins: config.pictureOrigins,
    languageFiles,
  });
  app.post('*', bodyLimit({ maxSize: MOST_FORM_BYTES }));
  app.all('*', ({ req, env }) => page(req.raw, peerAddressOf(env)));
  const settled = async () => {
    await Promise.all([accounts.settled(), professionals?.settled()]);
  };
  return { app, settled };
}
