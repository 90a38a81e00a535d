// npm run experiments -- --since 2026-11-01 [--market nl[,de …]]: visitors and orders of each way of each experiment, as CSV on standard output:
// whom it was shown since a day, what they ordered, and whether more of them ordered than of those who were shown the first way.
// Orders are read through the Admin API, which hosted shops and the embedded platform have alike.
import { parseArgs } from 'node:util';
import { openShops } from '../scripts/open-shops.ts';
import { runCommand } from '../scripts/run-command.ts';
import { openRecords } from '../server/shared-state/index.ts';
import { experimentResults } from './experiment-results.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      market: { type: 'string' },
    },
  });
  const { config, markets } = await openShops(values.market);
  const { counts, close } = await openRecords(config);
  const { since } = values;
  const results = experimentResults({ config, markets, since, fetch, counts });
  const { csv, faults } = await results.finally(close);
  process.stdout.write(csv);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
