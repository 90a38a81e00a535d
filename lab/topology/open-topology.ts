import { freePorts, openShopProcess } from '@lokke/stack';
import {
  openVarnish,
  PURGE_TOKEN,
  type Varnish,
  whyNoVarnish,
} from '@lokke/storefront/testing/open-varnish.ts';
import type { Build } from '../builds.ts';
import { type Fleet, openFleet } from '../fleet.ts';
import { shopSecrets } from '../platform-secrets.ts';
import { hasRedis, type Redis, redisAt } from '../redis.ts';

/** Of the platform's shops and content. */
const FAULTS = {
  latencyInMs: 40,
  rate: 0.01,
  kinds: ['throttled', 'tooManyRequests', 'unavailable'],
};

interface TopologyOptions {
  readonly build: Build;
  readonly workers: number;
}

export interface Topology {
  /** Where visitors arrive. */
  readonly shopUrl: string;
  readonly dataDir: string;
  readonly fleet: Fleet;
  readonly redis: Redis;
  readonly varnish: { readonly kill: () => void; readonly start: () => Promise<void> };
  /** Pages of a route rendered by all servers since they started. */
  readonly rendered: (route: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function openTopology({ build, workers }: TopologyOptions): Promise<Topology> {
  const missing = hasRedis() ? whyNoVarnish() : 'redis-server is not installed (Debian has it)';
  if (missing !== null) throw new Error(`This run needs more: ${missing}.`);
  const [edgePort = 0, redisPort = 0, ...metricsPorts] = await freePorts(5);
  const redis = redisAt(redisPort);
  await redis.start();
  const shop = await openShopProcess();
  const fleet = await openFleet({
    shop,
    builds: [build, build, build],
    assetsDir: null,
    edgePort,
    environmentOf: (place) => ({
      // One of several workers at least, whose change is seen.
      WORKERS: String(place === 0 ? 2 : workers),
      REDIS_URL: redis.url,
      CDN: 'varnish',
      CDN_ADDRESSES: `http://127.0.0.1:${edgePort}`,
      CDN_TOKEN: PURGE_TOKEN,
      TRUSTED_PROXY_COUNT: '2',
      METRICS_PORT: String(metricsPorts[place]),
      METRICS_HOST: '127.0.0.1',
    }),
  });
  const startVarnish = () => openVarnish({ ports: fleet.ports, port: edgePort });
  let varnish: Varnish = await startVarnish();

  const { adminToken } = shopSecrets(shop.dataDir)('nl');
  const send = async (path: string, method: string, body: object) => {
    const response = await fetch(`${shop.platformUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'X-Shopify-Access-Token': adminToken },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok || text.includes('"errors"')) throw new Error(text);
  };
  // As `npm run provision` does.
  const query = `mutation { webhookSubscriptionCreate(topic: PRODUCTS_UPDATE, webhookSubscription: { callbackUrl: "${fleet.url}/webhooks/shopify/nl" }) { userErrors { message } } }`;
  await send('/nl/admin/api/2024-01/graphql.json', 'POST', { query });
  for (const target of ['nl', 'contentful']) await send(`/faults/${target}`, 'PUT', FAULTS);

  return {
    shopUrl: fleet.url,
    dataDir: shop.dataDir,
    fleet,
    redis,
    varnish: {
      kill: () => varnish.kill(),
      start: async () => {
        await varnish[Symbol.asyncDispose]();
        varnish = await startVarnish();
      },
    },
    rendered: async (route) => {
      const texts = await Promise.all(
        metricsPorts.map((port) => fetch(`http://127.0.0.1:${port}/metrics`).then((r) => r.text())),
      );
      return texts.map((text) => rendersIn(text, route)).reduce((sum, each) => sum + each, 0);
    },
    close: async () => {
      await varnish[Symbol.asyncDispose]();
      await fleet.close();
      await shop.close();
      await redis.kill();
    },
  };
}

function rendersIn(metrics: string, route: string): number {
  const start = `lokke_pages_made_total{from="render",route="${route}"} `;
  const line = metrics.split('\n').find((each) => each.startsWith(start));
  return Number(line?.slice(start.length) ?? 0);
}
