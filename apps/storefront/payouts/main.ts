// npm run salon-payout -- --month 2026-10 --iban NL… [--market nl[,de …]] [--out payouts] [--country NL] [--minimum 25.00] [--preview]
// Closes a month and writes what the bank and the salons get: a payment file (pain.001 in euros, CSV otherwise), an invoice and
// remittance letter for each salon, and a summary. A month is closed once; run again, the command writes the same files.
//   --iban      account of the shop that pays; not needed for a month that is closed
//   --country   country of the company that pays, for VAT; that of the account where it is not named
//   --minimum   amount without VAT, in each market's currency, below which a salon's money is carried into the next month;
//               packages/domain/src/payout/minimum-payout.json has the default of each currency
//   --preview   writes the summary to standard output, and neither closes the month nor writes files
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openShops } from '../scripts/open-shops.ts';
import { runCommand } from '../scripts/run-command.ts';
import { writeWhole } from '../scripts/write-whole.ts';
import { salonPayout } from './salon-payout.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      month: { type: 'string', default: '' },
      market: { type: 'string' },
      out: { type: 'string', default: 'payouts' },
      iban: { type: 'string' },
      country: { type: 'string' },
      minimum: { type: 'string' },
      preview: { type: 'boolean', default: false },
    },
  });
  const { config, markets } = await openShops(values.market);
  const terms = { ...values, isPreview: values.preview };
  const { files, faults } = await salonPayout({ config, markets, terms, fetch, now: new Date() });
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.out);
  for (const { name, content } of files) {
    if (values.preview) {
      process.stdout.write(content);
      continue;
    }
    const path = join(folder, name);
    await writeWhole(path, content);
    process.stdout.write(`${path}\n`);
  }
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
});
