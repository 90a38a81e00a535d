import { createHash } from 'node:crypto';
import { openApiDocument } from '@lokke/contract/openapi';
import { LOCALES, marketOf, SHOP_KEYS } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import { openStorefront } from '../../testing/open-for-tests.ts';
import { writeJson } from '../../testing/requests.ts';

const shop = await openStorefront({
  shops: SHOP_KEYS,
  environment: { TRUSTED_PROXY_COUNT: '1' },
});

const report = (body: unknown, headers: Record<string, string> = {}) =>
  shop.send('/api/vitals/', writeJson(body, { ...headers }));
const visit = { locale: 'nl', path: '/nl/products/rain-shampoo', device: 'phone' };

it('a visit is counted by market, route and device', async () => {
  const reply = await report({ ...visit, lcp: 2_500, inp: 201, cls: 0.26, ttfb: 90, errors: 2 });
  expect(await reply.json()).toEqual({ isCounted: true });
  const text = await shop.metrics.text();
  for (const line of [
    'lokke_web_vital_seconds_sum{metric="lcp",route="/products/:handle",device="phone"} 2.5',
    // Counts for ten, as one visit in ten reports.
    'lokke_visits_total{market="nl"} 10',
    'lokke_web_vital_ratings_total{metric="lcp",market="nl",build="other",rating="good"} 1',
    'lokke_web_vital_ratings_total{metric="inp",market="nl",build="other",rating="needsImprovement"} 1',
    'lokke_web_vital_ratings_total{metric="cls",market="nl",build="other",rating="poor"} 1',
    'lokke_browser_faults_total{kind="error",market="nl",build="other"} 2',
  ]) {
    expect(text).toContain(line);
  }
});

it('an impossible measure is brought to its limit', async () => {
  await report({ ...visit, path: '/nl', lcp: 1e300, cls: -1 });
  const text = await shop.metrics.text();
  expect(text).toContain('lokke_web_vital_seconds_sum{metric="lcp",route="/",device="phone"} 60');
});

it('a choice about cookies is proved by a line of the log, without an address', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const prove = (body: object) =>
    shop.send('/api/consent/', writeJson(body, { 'x-forwarded-for': '203.0.113.77' }));
  const reply = await prove({ locale: 'de', choice: 'accepted', id, shown: 'Cookies' });
  expect(await reply.json()).toEqual({ isCounted: true });
  const lines = shop.logged.filter(({ event }) => event === 'consent.chosen');
  expect(lines).toEqual([
    {
      level: 'info',
      event: 'consent.chosen',
      market: 'de',
      choice: 'accepted',
      id,
      text: createHash('sha256').update('Cookies').digest('hex'),
    },
  ]);
  for (const wrong of [{ choice: 'maybe' }, { id: 'Ada' }, { shown: 'x'.repeat(2001) }]) {
    const body = { locale: 'de', choice: 'accepted', id, shown: 'Cookies', ...wrong };
    expect((await prove(body)).status).toBe(400);
  }
});

test.each([
  ['no market', { path: '/nl', device: 'phone' }],
  ['an unknown device', { ...visit, device: 'toaster' }],
  ['a word for a number', { ...visit, lcp: 'fast' }],
  ['a path that is too long', { ...visit, path: `/${'x'.repeat(500)}` }],
])('%s is refused', async (_, body) => {
  expect((await report(body)).status).toBe(400);
});

/** Pages that are kept, and others. */
const KEPT = [
  '',
  '/shop',
  '/range/x',
  '/products/x',
  '/search',
  '/routine',
  '/ingredients',
  '/salon',
  '/consultation',
  '/compare',
  '/markets',
  '/wishlist',
  '/pages/x',
  '/policies/x',
  '/contact',
];
const OTHERS = [
  '/products/x/sizes',
  '/cart',
  '/cart/plain',
  '/salon/1',
  '/newsletter',
  '/withdraw',
  '/account/login',
  '/account/register',
  '/account/forgot',
  '/account/activate/1/x',
  '/account/reset/1/x',
  '/account/dashboard',
  '/account/info',
  '/account/addresses',
  '/account/address',
  '/account/orders',
  '/account/orders/1',
  '/account/orders/1/invoice',
  '/account/professional',
  '/account/data',
  '/account/restock',
  '/wp-login.php',
  '/x/y/z',
];
const FELT = { lcp: 90, inp: 900, ttfb: 90, cls: 0.2, errors: 1, failedChunks: 1 };

it('has at most 2,250 time series after a crawl of every market and an attack', async () => {
  let visitors = 0;
  const stranger = () => {
    visitors += 1;
    return { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
  };
  for (const locale of LOCALES) {
    const { prefix } = marketOf(locale);
    for (const path of KEPT) shop.metrics.cachedPageServed(prefix + path);
    for (const path of [...KEPT, ...OTHERS]) {
      for (const device of ['phone', 'desktop']) {
        await report({ locale, path: prefix + path, device, ...FELT }, stranger());
      }
    }
    await shop.send(`${prefix}/search?q=x`);
    await shop.send(
      '/api/shopify/account/login/',
      writeJson(
        { locale, email: `${locale}@example.test`, password: 'Guessed-1' },
        { ...stranger() },
      ),
    );
  }
  for (const path of [...KEPT, ...OTHERS]) await shop.send(`/nl${path}`);
  const { paths } = openApiDocument();
  for (const path of Object.keys(paths)) await shop.send(path, { method: 'POST' });
  for (let i = 0; i < 60; i += 1) {
    await shop.send(`/nl/${i}.php?x=${i}`);
    await shop.send(`/xx-${i}/shop`);
    await shop.send(`/api/${i}`, { method: 'POST' });
    await shop.send(`/webhooks/shopify/${i % 2 === 0 ? 'nl' : `x${i}`}`, { method: 'POST' });
  }
  const lines = (await shop.metrics.text()).split('\n').filter((line) => /^[a-z]/.test(line));
  expect(lines.length).toBeLessThanOrEqual(2_250);
}, 120_000);
