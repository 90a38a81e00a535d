// npm run salon-statement -- --month 2026-11 [--market nl[,de …]]: what every salon earned, as CSV on standard output.
// It reads through the Admin API, so it is the same for hosted shops and for the embedded platform.
import { parseArgs } from 'node:util';
import { isLocale, marketOf } from '@lokke/domain/markets';
import { platformSecretsOf, readConfig } from '../server/config/index.ts';
import { loadEnvironmentFile } from '../server/config/read-config.ts';
import { salonStatements } from './salon-statements.ts';

try {
  const { values } = parseArgs({
    options: { month: { type: 'string' }, market: { type: 'string' } },
  });
  loadEnvironmentFile();
  const config = readConfig(process.env, platformSecretsOf(process.env));
  const named = values.market?.split(',').map((one) => one.trim()) ?? config.locales;
  const markets = named.map((one) => {
    if (isLocale(one)) return marketOf(one);
    throw new Error(`--market must name markets such as nl or uk, not "${one}".`);
  });
  const { csv, faults } = await salonStatements({ config, markets, month: values.month, fetch });
  process.stdout.write(csv);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
