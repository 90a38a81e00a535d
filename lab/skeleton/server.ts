// node lab/skeleton/server.ts <built server> <port> <platform> <shop> <public token>: the skeleton over http, with its files, for browsers.
import { join, relative } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { loadSkeleton } from './load-skeleton.ts';

const [file = '', port = '', platform = '', shop = '', publicToken = ''] = process.argv.slice(2);
const answer = await loadSkeleton(file, {
  publicToken,
  clientId: 'none',
  storeDomain: `${platform}/${shop}`,
});
const client = join(file, '../../client');

const server = new Hono()
  .use('/assets/*', serveStatic({ root: relative(process.cwd(), client) }))
  .all('*', async ({ req }) => withPictures(await answer(req.raw)));
serve({ fetch: server.fetch, port: Number(port), hostname: '127.0.0.1' }, () =>
  console.log('ready'),
);

/** Its policy allows pictures of Shopify's own addresses alone. */
function withPictures({ status, headers, body }: Response): Response {
  const changed = new Headers(headers);
  const policy = changed.get('content-security-policy');
  if (policy !== null) {
    changed.set('content-security-policy', `${policy}; img-src 'self' data: ${platform}`);
  }
  return new Response(body, { status, headers: changed });
}
