// npm run experiments -- --since 2026-11-01 [--market nl[,de …]]: what was ordered in each way of each experiment, as CSV on standard output.
// Orders are read through the Admin API, which hosted shops and the embedded platform have alike.
import { parseArgs } from 'node:util';
import { namedMarkets, runCommand } from '../scripts/run-command.ts';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { experimentResults } from './experiment-results.ts';

const HELP = `npm run experiments -- --since 2026-11-01 [--market nl,de]
Prints what was ordered since a day in each way of each experiment, as CSV: shop, experiment, way, orders, turnover, currency.
How many visitors saw a way is counted by the tag manager: event experience_impression.
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
  const { csv, faults } = await experimentResults({ config, markets, since: values.since, fetch });
  process.stdout.write(csv);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
