import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listening } from '../../testing/listening.ts';
import { openPageCache } from '../../testing/open-page-cache.ts';
import { cachedPages } from './cached-page-listener.ts';

/** A real server on a free port; the fallback behind the cache identifies itself. */
async function openServer() {
  const cache = openPageCache();
  const atHand = cachedPages({
    pages: cache,
    mayServe: ({ host }) => host !== 'staging.example',
  });
  const server = createServer((incoming, outgoing) => {
    const reply = atHand(incoming);
    if (reply === null) outgoing.end('from behind');
    else reply(outgoing);
  });
  const { url } = await listening(server);
  onTestFinished(() => void server.close());
  return { cache, send: (path: string, init?: RequestInit) => fetch(url + path, init), url };
}

it('answers what is kept, and leaves the rest to those behind', async () => {
  const { cache, send } = await openServer();
  expect(await (await send('/nl')).text()).toBe('from behind');
  await cache.visit('/nl', { 'accept-encoding': 'gzip' });
  const page = await send('/nl');
  expect(await page.text()).toBe('page /nl 1');
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await (await send('/nl', { method: 'POST' })).text()).toBe('from behind');
  expect(await (await send('/nl/account')).text()).toBe('from behind');
});

it('says that nothing has changed, and answers a look at the headers', async () => {
  const { cache, send } = await openServer();
  await cache.visit('/nl', { 'accept-encoding': 'gzip' });
  const etag = (await send('/nl')).headers.get('etag') ?? '';
  expect((await send('/nl', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await send('/nl', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
});
