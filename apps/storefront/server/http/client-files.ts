import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR_IN_SECONDS = 31_536_000;
const DAY_IN_SECONDS = 86_400;

/** Serves the build's files, precompressed where that helps. */
export function clientFiles(folder: string): Hono {
  const app = new Hono();
  const serve = (maxAge: string) =>
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('cache-control', maxAge);
      },
    });
  // File names under assets carry a content hash, so they never change.
  app.get('/assets/*', serve(`public, max-age=${YEAR_IN_SECONDS}, immutable`));
  // Files of `public`, listed once, so that page requests cause no disk lookup.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'assets' || entry.name.startsWith('.')) continue;
    const path = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    app.get(path, serve(`public, max-age=${DAY_IN_SECONDS}`));
  }
  return app;
}
