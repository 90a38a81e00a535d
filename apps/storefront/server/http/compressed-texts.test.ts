import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressedTexts } from './compressed-texts.ts';

// Puts its own responses in the place of Node's, as the server does.
getRequestListener(() => new Response());
const TEXT = 'a line of text\n'.repeat(1_000);
const app = new Hono();
app.use(compressedTexts);
app.get('/text', (context) => {
  context.header('set-cookie', 'one=1', { append: true });
  context.header('set-cookie', 'two=2', { append: true });
  return context.text(TEXT, 201, { vary: 'Cookie' });
});
app.get('/short', (context) => context.text('short'));
app.get('/picture', (context) => context.body(TEXT, 200, { 'content-type': 'image/webp' }));
app.get('/done', (context) => context.text(TEXT, 200, { 'content-encoding': 'br' }));
app.get('/moved', (context) => context.redirect('/text'));

const ask = (path: string, accepted?: string, method = 'GET') =>
  app.request(path, { method, headers: accepted ? { 'accept-encoding': accepted } : {} });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('sends a text in the encoding that is accepted, with all its headers', async () => {
  const brotli = await ask('/text', 'gzip, deflate, br');
  expect([brotli.status, brotli.headers.get('content-encoding')]).toEqual([201, 'br']);
  expect(brotli.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(brotli.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  const bytes = await bytesOf(brotli);
  expect(brotli.headers.get('content-length')).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
  const gzip = await ask('/text', 'gzip');
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(TEXT);
});

it.each([
  ['nothing is accepted', '/text', undefined],
  ['it is short', '/short', 'br'],
  ['it is no text', '/picture', 'br'],
])('sends what it has where %s', async (_, path, accepted) => {
  const response = await ask(path, accepted);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(path === '/short' ? 'short' : TEXT);
});

it('leaves what is compressed, has no body or is asked for by HEAD', async () => {
  const done = await ask('/done', 'br');
  expect(await done.text()).toBe(TEXT);
  expect((await ask('/moved', 'br')).headers.get('location')).toBe('/text');
  const head = await ask('/text', 'br', 'HEAD');
  expect([head.headers.get('content-encoding'), await head.text()]).toEqual([null, '']);
});
