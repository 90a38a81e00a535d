// npm run reviews [-- --market nl,de]: rating, number and list of published reviews, for the products of hosted shops.
// The embedded platform keeps them itself; there it changes nothing.
import { parseArgs } from 'node:util';
import { countOf } from '../scripts/count-of.ts';
import { openShops } from '../scripts/open-shops.ts';
import { runCommand } from '../scripts/run-command.ts';
import { withoutAdmin } from '../server/config/index.ts';
import { adminClients, shopClients } from '../server/features/shop-connection/index.ts';
import { recountReviews } from './recount-reviews.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { market: { type: 'string' } } });
  const { config, markets } = await openShops(values.market);
  const clientOf = shopClients({ config, fetch });
  const adminOf = adminClients({ config, fetch });
  let isDone = true;
  for (const [shop, market] of new Map(markets.map((one) => [one.shop, one]))) {
    const admin = adminOf(shop);
    const counted = admin && (await recountReviews({ market, admin, client: clientOf(shop) }));
    if (counted?.ok === true) {
      process.stdout.write(`${shop}: ${countOf(counted.value, 'product')} changed.\n`);
      continue;
    }
    const why = counted?.failure ?? withoutAdmin(shop);
    process.stderr.write(`${shop}: ${why}.\n`);
    isDone = false;
  }
  return isDone;
});
