// npm run reviews [-- --market nl,de]: rating, number and list of published reviews, for the products of hosted shops.
// The embedded platform keeps them itself; there it changes nothing.
import { parseArgs } from 'node:util';
import { createAdminClient } from '@lokke/shopify-admin';
import { namedMarkets, runCommand } from '../scripts/run-command.ts';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { shopClients } from '../server/features/shop-connection/index.ts';
import { recountReviews } from './recount-reviews.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { market: { type: 'string' } } });
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const markets = namedMarkets(values.market, config.locales);
  const clientOf = shopClients({ config, fetch });
  const timeoutInMs = config.upstreamTimeoutInMs;
  let isDone = true;
  for (const [shop, market] of new Map(markets.map((one) => [one.shop, one]))) {
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
    isDone = false;
  }
  return isDone;
});
