import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openPageCache } from '../../testing/open-page-cache.ts';

const FRESH_IN_MS = 5_000;

it('a kept page comes in the encoding that the visitor takes', async () => {
  const cache = openPageCache();
  const page = 'page /nl/shop 1';
  const plain = await cache.visit('/nl/shop');
  expect(plain?.headers.has('content-encoding')).toBe(false);
  expect(await plain?.text()).toBe(page);
  const bodyOf = async (accepted: string) => {
    const response = await cache.visit('/nl/shop', { 'accept-encoding': accepted });
    expect(response?.headers.get('vary')).toBe('Accept-Encoding');
    return {
      encoding: response?.headers.get('content-encoding'),
      bytes: Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer()),
    };
  };
  const brotli = await bodyOf('gzip, deflate, br');
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(page);
  const gzipped = await bodyOf('gzip, br;q=0');
  expect(gzipped.encoding).toBe('gzip');
  expect(gunzipSync(gzipped.bytes).toString()).toBe(page);
});

it('a kept page fills room only in the encodings that were asked for, and is compressed once in each', async () => {
  const cache = openPageCache({ bodyInBytes: 20_000 });
  const gzip = { acceptEncoding: 'gzip', ifNoneMatch: undefined };
  const brotli = { acceptEncoding: 'br', ifNoneMatch: undefined };
  const content = 'page /nl 1';
  await cache.warm('/nl');
  const asBrotli = cache.sizeInBytes();
  const body = cache.getCached('/nl', gzip)?.body;
  expect(cache.getCached('/nl', gzip)?.body).toBe(body);
  const first = await Promise.all(
    [1, 2, 3].map(() => cache.visit('/nl', { 'accept-encoding': 'gzip' })),
  );
  const texts = await Promise.all(
    first.map(async (page) => gunzipSync((await page?.arrayBuffer()) ?? '').toString()),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain(content);
  const asBoth = cache.sizeInBytes();
  expect(asBoth).toBeGreaterThan(asBrotli * 1.5);
  expect(gunzipSync(cache.getCached('/nl', gzip)?.body ?? '').toString()).toBe(texts[0]);
  expect(brotliDecompressSync(cache.getCached('/nl', brotli)?.body ?? '').toString()).toBe(
    texts[0],
  );
  cache.passTime(FRESH_IN_MS);
  cache.content = 'new';
  await cache.text('/nl');
  await expect
    .poll(() => gunzipSync(cache.getCached('/nl', gzip)?.body ?? '').toString())
    .toContain('page /nl new');
  expect(cache.getCached('/nl', brotli)).not.toBeNull();
  expect(cache.made()).toHaveLength(2);
});

it('a kept page is sent again when its headers alone have changed', async () => {
  const cache = openPageCache();
  const policy = (value: string) => ({ 'content-security-policy': value });
  cache.headers = policy("default-src 'self'");
  const etag = (await cache.visit('/nl/shop'))?.headers.get('etag') ?? '';
  cache.headers = policy("default-src 'none'");
  cache.purge(['all']);
  const again = await cache.visit('/nl/shop', { 'if-none-match': etag });
  expect(again?.status).toBe(200);
  expect(again?.headers.get('content-security-policy')).toBe("default-src 'none'");
});
