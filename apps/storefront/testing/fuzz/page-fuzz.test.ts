import { LOCALES, marketOf } from '@lokke/domain/markets';
import fc from 'fast-check';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from '../in-memory-storefront.ts';
import { HEADER_HOST, ODD_TEXTS } from './odd-texts.ts';
import { checkRequest, clientIp, ORIGIN, runFuzz } from './run-fuzz.ts';

const DEFAULT_RUNS = 150;
const PAGE_TYPES = [
  /^text\/html; charset=utf-8$/,
  /^text\/x-script/,
  /^text\/plain/,
  /^application\/(?:json|xml)/,
];

const PATHS = [
  '/',
  '/shop',
  '/range/rain',
  '/range/',
  '/products/rain-shampoo',
  '/products/',
  '/products/rain-shampoo/sizes',
  '/search',
  '/routine',
  '/consultation',
  '/compare',
  '/cards',
  '/list/all',
  '/cart',
  '/wishlist',
  '/salon',
  '/salon/NL-1001',
  '/pages/about',
  '/policies/privacy-policy',
  '/newsletter',
  '/account/login',
  '/account/register',
  '/account/forgot',
  '/account/logout',
  '/account/activate/1/token',
  '/account/reset/1/token',
  '/account/dashboard',
  '/account/address/1',
  '/account/orders/1001',
  '/account/professional',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-nl.xml',
  '/healthz',
  '/webhooks/shopify/nl',
  '/webhooks/contentful',
  '/errors',
];
const PARAMETERS = [
  'slug',
  'sortOption',
  'page',
  'hairType',
  'q',
  'ids',
  'query',
  'near',
  'hair',
  'scalp',
  'returnTo',
  'return',
  'next',
  'after',
  '_routes',
  'index',
  'utm_source',
];
const FIELDS = [
  'email',
  'password',
  'confirmation',
  'firstName',
  'lastName',
  'returnTo',
  'action',
  'intent',
  'zip',
];
const HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'range',
  'referer',
  'origin',
  'sec-fetch-site',
  'x-request-id',
  'user-agent',
  'x-shopify-hmac-sha256',
];

const odd = fc.constantFrom(...ODD_TEXTS);
/** Valid header characters; Node rejects others. */
const headerText = fc.oneof(
  odd.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()),
  fc.constantFrom(
    HEADER_HOST,
    'https',
    'cross-site',
    'br;q=1, *;q=0',
    'bytes=0-1',
    '*',
    'a=b; a=c',
  ),
);
const encoded = odd.map((text) => encodeURIComponent(text.toWellFormed()));
const asIs = odd.map((text) => text.replaceAll(/[\s\p{Cc}#?]/gu, ''));

const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PATHS) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...PATHS), fc.oneof(encoded, asIs))
      .map(([start, rest]) => `${start.replace(/[^/]*$/, '')}${rest}`),
  },
  { weight: 1, arbitrary: asIs.map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.webPath({ size: 'small' }) },
);
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), encoded), fc.oneof(encoded, asIs)), {
    maxLength: 3,
  })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
const prefix = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...LOCALES.map((locale) => marketOf(locale).prefix)) },
  { weight: 1, arbitrary: fc.constantFrom('/xx', '/NL', '//nl', '/nl/nl', '/%6el') },
);
const form = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), odd), { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString());

const inputs = fc.record({
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('GET') },
    { weight: 3, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
  ),
  url: fc
    .tuple(prefix, path, fc.constantFrom('', '', '', '.data', '/'), query)
    .map((parts) => parts.join('')),
  headers: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 2 }),
  body: form,
  type: fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/x-www-form-urlencoded') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'multipart/form-data; boundary=x',
        'text/plain',
        'application/json',
      ),
    },
  ),
  ip: clientIp,
});

let shop: InMemoryStorefront;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = await openInMemoryStorefront();
}, 60_000);
afterAll(() => shop[Symbol.asyncDispose]());

test(
  'pages with random URLs, headers and forms respond cleanly, without leaks',
  {
    timeout: 24 * 3_600_000,
  },
  () =>
    runFuzz({
      name: 'pages',
      defaultRuns: DEFAULT_RUNS,
      inputs,
      attempt: async ({ method, url: path, headers, body, type, ip }) => {
        const url = URL.parse(`${ORIGIN}${path}`);
        if (url === null || url.origin !== ORIGIN) return null;
        const origins = [ORIGIN, new URL(shop.config.shops.nl.baseUrl).origin];
        const sent = { method, url, headers: { 'content-type': type, ...headers }, body, ip };
        return checkRequest(shop, sent, { types: PAGE_TYPES, origins });
      },
      refresh: () => {
        shop.logged.length = 0;
      },
    }),
);
