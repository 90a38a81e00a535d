import { LOCALES, marketOf, SHOP_KEYS } from '@lokke/domain/markets';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { openStorefront } from '../open-for-tests.ts';
import { HEADER_HOST, ODD_TEXTS } from './odd-texts.ts';
import WORDS from './page-words.json' with { type: 'json' };
import { checkRequest, clientIp, ORIGIN, runFuzz } from './run-fuzz.ts';

const DEFAULT_RUNS = 150;
const PAGE_TYPES = [
  /^text\/html; charset=utf-8$/,
  /^text\/x-script/,
  /^text\/plain/,
  /^application\/(?:json|xml)/,
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
  { weight: 8, arbitrary: fc.constantFrom(...WORDS.paths) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...WORDS.paths), fc.oneof(encoded, asIs))
      .map(([start, rest]) => `${start.replace(/[^/]*$/, '')}${rest}`),
  },
  { weight: 1, arbitrary: asIs.map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.webPath({ size: 'small' }) },
);
const query = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...WORDS.parameters), encoded), fc.oneof(encoded, asIs)),
    {
      maxLength: 3,
    },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));
const prefix = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...LOCALES.map((locale) => marketOf(locale).prefix)) },
  { weight: 1, arbitrary: fc.constantFrom('/xx', '/NL', '//nl', '/nl/nl', '/%6el') },
);
const form = fc
  .array(fc.tuple(fc.constantFrom(...WORDS.fields), odd), { maxLength: 5 })
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
  headers: fc.dictionary(fc.constantFrom(...WORDS.headers), headerText, { maxKeys: 2 }),
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

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const shop = await openStorefront({ shops: SHOP_KEYS });

test(
  'pages with random URLs, headers and forms respond cleanly, without leaks',
  {
    timeout: 24 * 3_600_000,
  },
  () =>
    runFuzz({
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
