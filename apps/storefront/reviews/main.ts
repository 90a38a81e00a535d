// npm run reviews [-- --market nl,de]: rating, number and list of published reviews, for the products of hosted shops.
// The embedded platform keeps them itself; there it changes nothing.
import { parseArgs } from 'node:util';
import { isLocale, marketOf } from '@lokke/domain/markets';
import { createAdminClient } from '@lokke/shopify-admin';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { loadEnvironmentFile } from '../server/config/read-config.ts';
import { shopClients } from '../server/features/shop-connection/index.ts';
import { recountReviews } from './recount-reviews.ts';

try {
  const { values } = parseArgs({ options: { market: { type: 'string' } } });
  loadEnvironmentFile();
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const named = values.market?.split(',').map((one) => one.trim()) ?? config.locales;
  const markets = new Map(
    named.map((one) => {
      if (isLocale(one)) return [marketOf(one).shop, marketOf(one)] as const;
      throw new Error(`--market must name markets such as nl or uk, not "${one}".`);
    }),
  );
  const clientOf = shopClients({ config, fetch });
  const timeoutInMs = config.upstreamTimeoutInMs;
  for (const [shop, market] of markets) {
    const { adminEndpoint: endpoint, adminToken: accessToken } = config.shops[shop];
    const counted =
      accessToken === null
        ? null
        : await recountReviews({
            market,
            admin: createAdminClient({ endpoint, accessToken, fetch, timeoutInMs }),
            client: clientOf(shop),
          });
    if (counted?.ok === true) {
      process.stdout.write(`${shop}: ${counted.value} products changed.\n`);
      continue;
    }
    const why = counted?.failure ?? `SHOPIFY_${shop.toUpperCase()}_ADMIN_TOKEN is not set`;
    process.stderr.write(`${shop}: ${why}.\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
