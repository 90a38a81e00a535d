import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Brand } from '@lokke/brand';
import { Hono } from 'hono';
import { acceptedEncoding } from '../../http/index.ts';
import { STYLES_PATH, stylesOf } from './create-brand-pages.ts';

const YEAR_IN_SECONDS = 31_536_000;
const DAY_IN_SECONDS = 86_400;

/** Serves the style sheet and the files of a brand below `/brand`. */
export function brandFiles(brand: Brand): Hono {
  const app = new Hono();
  const texts = new Map([[STYLES_PATH, textFile('text/css; charset=utf-8', stylesOf(brand))]]);
  for (const [path, { contentType, content }] of brand.files) {
    if (contentType === 'image/svg+xml') texts.set(path, textFile(contentType, content));
  }
  app.use('*', async (context, next) => {
    await next();
    if (context.res.status !== 200) return;
    // An address with a version never changes its content.
    const hasVersion = context.req.query('v') !== undefined;
    context.header(
      'cache-control',
      hasVersion
        ? `public, max-age=${YEAR_IN_SECONDS}, immutable`
        : `public, max-age=${DAY_IN_SECONDS}`,
    );
  });
  app.get('*', async (context, next) => {
    const file = texts.get(context.req.path.replace(/^\/brand\//, ''));
    if (file === undefined) return next();
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    return context.body(file[encoding], 200, {
      'content-type': file.contentType,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  });
  const files = join(brand.folder, 'files');
  if (existsSync(files)) {
    app.get(
      '*',
      serveStatic({ root: files, rewriteRequestPath: (path) => path.replace(/^\/brand\//, '/') }),
    );
  }
  return app;
}

function textFile(contentType: string, text: string | Buffer) {
  const identity = new Uint8Array(Buffer.from(text));
  return {
    contentType,
    identity,
    br: new Uint8Array(brotliCompressSync(identity)),
    gzip: new Uint8Array(gzipSync(identity, { level: 9 })),
  };
}
