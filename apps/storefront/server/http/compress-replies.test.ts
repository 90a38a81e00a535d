import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { wholeReply } from './buffered-response.ts';
import { compressReplies } from './compress-replies.ts';

const TEXTS = { small: 'a'.repeat(1_024), large: 'é'.repeat(50_000), tiny: 'a'.repeat(1_023) };

function answering(make: () => Response): Hono {
  const app = new Hono();
  app.use(compressReplies);
  app.all('*', make);
  return app;
}

const requestContext = (make: () => Response, acceptEncoding: string, method = 'GET') =>
  answering(make).request('/', { method, headers: { 'accept-encoding': acceptEncoding } });

const replyOf = (text: string) => () =>
  wholeReply(Buffer.from(text), {
    status: 201,
    headers: { 'content-type': 'text/plain', 'x-own': 'kept' },
  });

describe.each(['small', 'large'] as const)('a %s reply', (size) => {
  it.each([
    ['gzip', (bytes: ArrayBuffer) => gunzipSync(bytes).toString()],
    ['br', (bytes: ArrayBuffer) => brotliDecompressSync(bytes).toString()],
  ] as const)(
    'comes compressed as %s, with its status and its headers',
    async (encoding, unpack) => {
      const response = await requestContext(replyOf(TEXTS[size]), encoding);
      expect(response.status).toBe(201);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('x-own')).toBe('kept');
      expect(unpack(await response.arrayBuffer())).toBe(TEXTS[size]);
    },
  );

  it('comes as it is to who takes nothing else', async () => {
    const response = await requestContext(replyOf(TEXTS[size]), 'identity');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(TEXTS[size]);
  });
});

it('what compressing would make no smaller comes as it is', async () => {
  const response = await requestContext(replyOf(TEXTS.tiny), 'gzip');
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe(TEXTS.tiny);
});

it('an answer to HEAD says what the page would be compressed with as little as it sends it', async () => {
  const response = await requestContext(replyOf(TEXTS.small), 'gzip', 'HEAD');
  expect(response.headers.has('content-encoding')).toBe(false);
});

it('a response that came in another way is compressed as it comes', async () => {
  const make = () => new Response(TEXTS.small, { headers: { 'content-type': 'text/plain' } });
  const response = await requestContext(make, 'gzip');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(TEXTS.small);
});
