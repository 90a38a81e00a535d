import { join } from 'node:path';
import { freePorts, openShopProcess } from '@lokke/stack';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { type Client, clientAt, closeClients } from '../client.ts';
import { storefrontOf } from '../machine/processes.ts';
import { shopSecrets } from '../platform-secrets.ts';
import { type Redis, redisAt } from '../redis.ts';
import { outputOf, type Places, textAt } from './signs.ts';
import { MARKETS, payOrder, startVisits } from './visits.ts';

interface FaultPlan {
  readonly latencyInMs?: number;
  readonly rate?: number;
  readonly kinds?: readonly string[];
}

/** Shop of two markets, of which `no` has the bad day, with the means to break it. */
export interface WatchedShop extends AsyncDisposable {
  readonly metricsPort: number;
  readonly storefrontPid: number;
  readonly redis: Redis;
  /** Places at which the runbook has somebody look. */
  readonly places: Places;
  /** Injects faults into the services of a shop or into the content; null ends them. */
  readonly breakService: (target: 'no' | 'contentful', plan: FaultPlan | null) => Promise<void>;
  readonly asMerchant: (mutation: string) => Promise<void>;
  /** Starts or ends payments, which arrive as webhooks of `no`. */
  readonly setPaying: (isPaying: boolean) => void;
  /** Opens a client at an address that nobody used before. */
  readonly stranger: () => Client;
}

/** Pages are made anew quickly, so that what is broken is felt as in an hour of visitors. */
const ENVIRONMENT = {
  MARKETS: MARKETS.join(','),
  CATALOGUE_FRESH_MS: '500',
  CONTENTFUL_FRESH_MS: '1000',
  PAGE_FRESH_MS: '500',
  PAGE_STALE_MS: '500',
  // Longer than the alert of a server that stops needs.
  DRAIN_MS: '60000',
} as const;
/** Last lines of the log, enough to find what broke while it is broken. */
const MAX_LINES = 4_000;
const DOCTOR = join(ROOT, 'apps/storefront/doctor/main.ts');

export async function openWatchedShop(): Promise<WatchedShop> {
  const [metricsPort = 0, redisPort = 0] = await freePorts(2);
  const redis = redisAt(redisPort);
  await redis.start();
  const environment = {
    ...ENVIRONMENT,
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    REDIS_URL: redis.url,
  };
  const lines: string[] = [];
  const shop = await openShopProcess({
    environment,
    onLine: (line) => {
      lines.push(line);
      if (lines.length > MAX_LINES) lines.splice(0, MAX_LINES / 2);
    },
  });
  const secretsOf = shopSecrets(shop.dataDir);
  const adminToken = secretsOf('no').adminToken;
  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    const address = `127.0.${1 + Math.floor(strangers / 250)}.${1 + (strangers % 250)}`;
    return clientAt(shop.shopUrl.replace('localhost', '127.0.0.1'), address);
  };
  const asMerchant: WatchedShop['asMerchant'] = async (mutation) => {
    const response = await fetch(`${shop.platformUrl}/no/admin/api/2024-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Shopify-Access-Token': adminToken },
      body: JSON.stringify({ query: `mutation { ${mutation} { userErrors { message } } }` }),
    });
    const text = await response.text();
    if (!response.ok || /"errors"|"message"/.test(text)) throw new Error(text);
  };
  // Same call as of `npm run provision`.
  const callback = `webhookSubscription: { callbackUrl: "${shop.shopUrl}/webhooks/shopify/no" }`;
  await asMerchant(`webhookSubscriptionCreate(topic: DISCOUNTS_DELETE, ${callback})`);
  const paying = { now: true };
  const traffic = startVisits({ stranger, ...shop }, async () => {
    if (paying.now) await payOrder(stranger(), secretsOf('no').webhookSecret);
  });
  return {
    metricsPort,
    storefrontPid: storefrontOf(shop.pid) ?? 0,
    redis,
    places: {
      doctor: () =>
        outputOf([DOCTOR, '--market', 'no'], {
          ...environment,
          PORT: new URL(shop.shopUrl).port,
          PLATFORM_PORT: new URL(shop.platformUrl).port,
          DATA_DIR: shop.dataDir,
        }),
      log: async () => lines.join('\n'),
      metrics: () => textAt(`http://127.0.0.1:${metricsPort}/metrics`),
      status: () => textAt(`http://127.0.0.1:${metricsPort}/status`),
    },
    stranger,
    breakService: async (target, plan) => {
      const response = await fetch(`${shop.platformUrl}/faults/${target}`, {
        method: plan === null ? 'DELETE' : 'PUT',
        headers: { 'X-Shopify-Access-Token': adminToken },
        ...(plan !== null && { body: JSON.stringify(plan) }),
      });
      if (!response.ok) throw new Error(`The faults were refused: ${await response.text()}`);
    },
    asMerchant,
    setPaying: (isPaying) => {
      paying.now = isPaying;
    },
    [Symbol.asyncDispose]: async () => {
      await traffic.stop();
      await closeClients();
      await shop.close();
      await redis.kill();
    },
  };
}
