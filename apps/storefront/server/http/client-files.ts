import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { ASSET_HEADERS, type NamedHeader, securityHeaders } from './security-headers.ts';
import { type AssetStore, storedFiles } from './stored-files.ts';

const YEAR_IN_SECONDS = 31_536_000;
const DAY_IN_SECONDS = 86_400;

interface OtherBuilds {
  readonly folder: string | null;
  readonly store: AssetStore | null;
}

/**
 * Serves the build's files, precompressed where that helps. Hashed files of other builds come from the folder or the
 * store that keeps them: a page of one build works on a server of another.
 */
export function clientFiles(
  folder: string,
  otherBuilds: OtherBuilds,
  headers: readonly NamedHeader[] = [],
): Hono {
  const app = new Hono();
  const filesOf = (root: string) => serveStatic({ root, precompressed: true });
  // File names under assets carry a content hash, so they never change.
  app.use('/assets/*', securityHeaders(ASSET_HEADERS));
  app.use('/assets/*', cachedFor(`public, max-age=${YEAR_IN_SECONDS}, immutable`));
  app.get('/assets/*', filesOf(folder));
  if (otherBuilds.folder !== null) app.get('/assets/*', filesOf(otherBuilds.folder));
  if (otherBuilds.store !== null) app.get('/assets/*', storedFiles(otherBuilds.store));
  // The next server may have it: whoever keeps this answer would keep the page broken.
  app.all('/assets/*', (context) =>
    context.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
  // Files of `public`, listed once, so that page requests cause no disk lookup.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'assets' || entry.name.startsWith('.')) continue;
    const path = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    app.get(
      path,
      securityHeaders(headers),
      cachedFor(`public, max-age=${DAY_IN_SECONDS}`),
      filesOf(folder),
    );
  }
  return app;
}

function cachedFor(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.ok) context.res.headers.set('cache-control', cacheControl);
  };
}
