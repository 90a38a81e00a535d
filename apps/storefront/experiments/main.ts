// npm run experiments -- --since 2026-11-01 [--market nl[,de …]]: visitors and orders of each way of each experiment, as CSV on standard output.
// Orders are read through the Admin API, which hosted shops and the embedded platform have alike.
import { parseArgs } from 'node:util';
import { namedMarkets, runCommand } from '../scripts/run-command.ts';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { openRecords } from '../server/shared-state/index.ts';
import { experimentResults } from './experiment-results.ts';

const HELP = `npm run experiments -- --since 2026-11-01 [--market nl,de]
Prints for each way of each experiment, as CSV, whom it was shown since a day, what they ordered, and whether more of them
ordered than of those who were shown the first way.
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      market: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return true;
  }
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const markets = namedMarkets(values.market, config.locales);
  const { counts, close } = await openRecords(config);
  const { since } = values;
  const results = experimentResults({ config, markets, since, fetch, counts });
  const { csv, faults } = await results.finally(close);
  process.stdout.write(csv);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
