// npm run salon-statement -- --month 2026-11 [--market nl[,de …]]: what every salon earned, as CSV on standard output.
// It reads through the Admin API, so it is the same for hosted shops and for the embedded platform.
import { parseArgs } from 'node:util';
import { openShops } from '../scripts/open-shops.ts';
import { runCommand } from '../scripts/run-command.ts';
import { salonStatements } from './salon-statements.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { month: { type: 'string' }, market: { type: 'string' } },
  });
  const { config, markets } = await openShops(values.market);
  const { csv, faults } = await salonStatements({ config, markets, month: values.month, fetch });
  process.stdout.write(csv);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
