import { marketOf } from '@lokke/domain/markets';
import { Hono } from 'hono';
import { expect, it, test } from 'vitest';
import { DEMO_BRAND, DEMO_BRAND_PAGES } from '../../../testing/demo-brand.ts';
import { brandFiles } from './index.ts';

const app = new Hono().route('/brand', brandFiles(DEMO_BRAND));
const { stylesHref, faviconHref, fontHrefs } = DEMO_BRAND_PAGES.pageBrandOf(marketOf('nl'));
const get = (path: string, headers = {}) => app.request(path, { headers });

test.each([
  [stylesHref, 'text/css; charset=utf-8'],
  [faviconHref, 'image/svg+xml'],
  [fontHrefs[0] ?? '', 'font/woff2'],
])('%s is kept for good', async (href, contentType) => {
  const response = await get(href);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(contentType);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('keeps a picture without a version for a day', async () => {
  const { status, headers } = await get('/brand/pictures/range-rain-320.avif');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
});

it.each(['br', 'gzip'])('sends styles as %s to a browser that takes it', async (encoding) => {
  const { headers } = await get(stylesHref, { 'accept-encoding': encoding });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ]);
});

it.each([
  '/brand/none.svg?v=1',
  '/brand/brand.json',
  '/brand/../brand.json',
  '/brand/..%2fbrand.json',
  '/brand/%2e%2e/tokens.json?v=1',
  '/brand/',
])('serves nothing at %s, and nobody keeps that', async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([404, null]);
});

it('puts the styles before the shop’s own, in the layer of tokens', async () => {
  const styles = await (await get(stylesHref)).text();
  expect(styles).toMatch(/^@layer tokens,reset,base,ui;@layer tokens\{@font-face/);
  expect(styles).toContain('--ink:#20141f');
  expect(styles).toContain('[data-range="rain"]{--range-wash:#e6efef');
  expect(styles).toMatch(/--wordmark:url\("\/brand\/wordmark\.svg\?v=[\da-f]{10}"\)/);
});
