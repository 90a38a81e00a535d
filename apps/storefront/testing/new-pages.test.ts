import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../server/shared-state/index.ts';
import { openStorefront } from './open-for-tests.ts';

/** A second page at once is one too many for a shopper. */
const ENVIRONMENT = {
  TRUSTED_PROXY_COUNT: '1',
  NEW_PAGES_PER_MINUTE: '10',
  PAGE_FRESH_MS: '3600000',
};

const shop = await openStorefront({ environment: ENVIRONMENT });

const visit = (path: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.send(path, { headers: { 'x-forwarded-for': address, ...headers } });

describe('a network that has had its new pages', () => {
  it('waits for the next, while kept pages and other networks go on', async () => {
    expect((await visit('/nl/shop', '203.0.113.1')).status).toBe(200);
    const refused = await visit('/nl/search?q=rain', '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-6]$/);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('lang="nl');
    for (let count = 0; count < 20; count += 1) {
      expect((await visit('/nl/shop', '203.0.113.1')).status).toBe(200);
    }
    expect((await visit('/nl/search?q=rain', '203.0.113.2')).status).toBe(200);
    expect(await shop.metrics.text()).toContain('lokke_limited_pages_total{visitor="shopper"} 1');
  });

  it.each(['/nl/account', '/nl/no-such-page', '/nl/shop.data', '/nl/shop?sortOption=price-asc'])(
    'waits for %s, too',
    async (path) => {
      const address = `198.51.100.${path.length}`;
      await visit('/nl/search?q=rain', address);
      expect((await visit(path, address)).status).toBe(429);
    },
  );

  it('sees the last good page where that was purged, and nobody else keeps it', async () => {
    const product = '/nl/products/rain-shampoo';
    expect((await visit(product, '203.0.113.5')).status).toBe(200);
    await shop.purge([EVERYTHING]);
    const last = await visit(product, '203.0.113.5');
    expect(last.status).toBe(200);
    expect(last.headers.get('cache-control')).toBe('private, no-store');
    expect(last.headers.get('cache-status')).toContain('last-good');
    for (const name of ['cache-tag', 'cdn-cache-control', 'x-robots-tag']) {
      expect(last.headers.has(name)).toBe(false);
    }
    const anew = await visit(product, '203.0.113.6');
    expect(anew.headers.get('cache-status')).toBeNull();
  });

  it('counts a page once, and none that is being made for another', async () => {
    await shop.purge([EVERYTHING]);
    const path = '/nl/range/rain';
    const pages = [visit(path, '203.0.113.8'), visit(path, '203.0.113.9')];
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
