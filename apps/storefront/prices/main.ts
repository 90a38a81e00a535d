// npm run prices [-- --market nl,de]: records what each product costs today, so that a later reduction can name the lowest
// price of 30 days. Webhooks do so at each change; run it once at the start, and daily for what no webhook told.
import { parseArgs } from 'node:util';
import { countOf } from '../scripts/count-of.ts';
import { openShops } from '../scripts/open-shops.ts';
import { runCommand } from '../scripts/run-command.ts';
import { withoutAdmin } from '../server/config/index.ts';
import { recordAllPrices } from '../server/features/prices/index.ts';
import { adminClients, shopClients } from '../server/features/shop-connection/index.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { market: { type: 'string' } } });
  const { config, markets } = await openShops(values.market);
  const { namespace } = config;
  const clientOf = shopClients({ config, fetch });
  const adminOf = adminClients({ config, fetch });
  let isDone = true;
  for (const [shop, market] of new Map(markets.map((one) => [one.shop, one]))) {
    const admin = adminOf(shop);
    const recorded =
      admin === null
        ? null
        : await recordAllPrices({
            market,
            namespace,
            admin,
            client: clientOf(shop),
            now: Date.now,
          });
    if (recorded?.ok === true) {
      process.stdout.write(
        `${shop}: new prices of ${countOf(recorded.value, 'product')} recorded.\n`,
      );
      continue;
    }
    const why = recorded?.failure ?? withoutAdmin(shop);
    process.stderr.write(`${shop}: ${why}.\n`);
    isDone = false;
  }
  return isDone;
});
