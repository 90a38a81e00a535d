// npm run provision -- --market nl[,de …] [--origin https://shop.example] [--token]: sets up a shop through its
// Admin API. Existing definitions stay unchanged.
import { parseArgs } from 'node:util';
import { isLocale, marketOf } from '@lokke/domain/markets';
import { createAdminClient } from '@lokke/shopify-admin';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { loadEnvironmentFile } from '../server/config/read-config.ts';
import { provisionShop } from './provision-shop.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      market: { type: 'string' },
      origin: { type: 'string' },
      token: { type: 'boolean', default: false },
    },
  });
  loadEnvironmentFile();
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const origin = (values.origin ?? config.publicOrigin).replace(/\/$/, '');
  if (!/^https?:\/\/[^/]+$/.test(origin)) {
    throw new Error(`--origin must be an http(s) origin without path, not "${origin}".`);
  }
  const named = values.market?.split(',').map((one) => one.trim()) ?? config.locales;
  const shops = new Set(
    named.map((one) => {
      if (isLocale(one)) return marketOf(one).shop;
      throw new Error(`--market must name markets such as nl or uk, not "${one}".`);
    }),
  );
  let isDone = true;
  for (const shop of shops) {
    const { adminEndpoint, adminToken } = config.shops[shop];
    if (adminToken === null) {
      say(`${shop}: SHOPIFY_${shop.toUpperCase()}_ADMIN_TOKEN is not set`);
      isDone = false;
      continue;
    }
    const provisioned = await provisionShop({
      admin: createAdminClient({
        endpoint: adminEndpoint,
        accessToken: adminToken,
        fetch,
        timeoutInMs: config.upstreamTimeoutInMs,
      }),
      webhookUrl: `${origin}/webhooks/shopify/${shop}`,
      makesToken: values.token,
      say: (line) => say(`${shop}: ${line}`),
    });
    if (!provisioned.ok) {
      say(`${shop}: stopped: ${provisioned.failure}`);
      isDone = false;
    } else if (provisioned.value !== null) {
      say(`SHOPIFY_${shop.toUpperCase()}_STOREFRONT_TOKEN=${provisioned.value}`);
    }
  }
  return isDone;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
