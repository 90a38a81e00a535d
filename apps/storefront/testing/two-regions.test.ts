import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signForRegion } from '../server/cache/edge/index.ts';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { listening } from './listening.ts';
import { renameProduct } from './rename-product.ts';

const BETWEEN_IN_MS = 150;
const SECRET = 'a secret that all regions of a shop have in common';
const NEXT = 'the secret that will take its place in all of them';
const PRODUCT = '/nl/products/rain-shampoo';
const LASTING = { MARKETS: 'nl', PAGE_FRESH_MS: '3600000', CATALOGUE_FRESH_MS: '3600000' };
const POLL = { timeout: 15_000, interval: 20 };

interface Region {
  server: Server;
  shop: InMemoryStorefront | null;
  /** Relayed purges that arrived. */
  told: number;
}

let regions: readonly [Region, Region];
let shops: readonly [InMemoryStorefront, InMemoryStorefront];

/** A region's address, which answers after the way there and back. */
async function openAddress() {
  const region: Region = { server: createServer(), shop: null, told: 0 };
  region.server.on(
    'request',
    getRequestListener(async (request) => {
      await delay(BETWEEN_IN_MS);
      if (region.shop === null) return new Response(null, { status: 503 });
      region.told += 1;
      return region.shop.app.fetch(request);
    }),
  );
  return { region, url: (await listening(region.server)).url };
}

beforeEach(async () => {
  const [first, second] = [await openAddress(), await openAddress()];
  const beside = await openInMemoryStorefront({
    environment: { ...LASTING, REGIONS: second.url, REGION_SECRET: `${SECRET},${NEXT}` },
  });
  const other = await openInMemoryStorefront({
    environment: { ...LASTING, REGIONS: first.url, REGION_SECRET: `${NEXT},${SECRET}` },
    beside,
  });
  [first.region.shop, second.region.shop] = [beside, other];
  regions = [first.region, second.region];
  shops = [beside, other];
  for (const shop of shops) expect(await text(shop)).toContain('Rain shampoo');
});
afterEach(async () => {
  await Promise.all(shops.map(({ whenIdle }) => whenIdle()));
  for (const { server } of regions) {
    server.closeAllConnections();
    server.close();
  }
  await shops[1][Symbol.asyncDispose]();
  await shops[0][Symbol.asyncDispose]();
});

const text = async (shop: InMemoryStorefront) => (await shop.send(PRODUCT)).text();

it('a change that one region was told of shows in the other after the way there, and goes round no further', async () => {
  const [here, there] = shops;
  const begunAtInMs = performance.now();
  await renameProduct('Regenshampoo', here);
  expect(await text(here)).toContain('Regenshampoo');
  await expect.poll(() => text(there), POLL).toContain('Regenshampoo');
  expect(performance.now() - begunAtInMs).toBeGreaterThan(BETWEEN_IN_MS);
  await here.whenIdle();
  await there.whenIdle();
  // Once, and once again for what was being made meanwhile.
  expect(regions.map(({ told }) => told)).toEqual([0, 2]);
  expect(await here.metrics.text()).toMatch(/upstream_calls_total\{service="region [^"]+"/);
});

it.each([
  ['without a signature', () => '', 0],
  ['of another secret', (body: string) => signForRegion('x'.repeat(32), body), 0],
  ['that was overheard', (body: string) => signForRegion(SECRET, body), 5 * 60_000 + 1_000],
])('nobody purges by a call %s', async (_, signatureOf, ageInMs) => {
  const [here] = shops;
  const body = JSON.stringify({ tags: ['shop-nl'], sentAtInMs: Date.now() - ageInMs });
  const headers = { 'x-region-signature': signatureOf(body) };
  const response = await here.send('/webhooks/region', { method: 'POST', headers, body });
  expect(response.status).toBe(401);
  expect(here.logged.at(-1)).toMatchObject({ event: 'webhook.refused', service: 'region' });
});
