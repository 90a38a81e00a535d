// npm run provision -- [--market nl[,de …]] [--origin https://shop.example] [--from <exported shop>] [--token]
// [--dry-run] [--yes]: sets up shops through their Admin APIs. Existing definitions stay unchanged. --from takes along
// collections and automatic discounts of `npm run platform -- export-shop`. Without --market it lists what it would do
// in every shop, and asks.
import { createInterface } from 'node:readline/promises';
import { openShops } from '../scripts/open-shops.ts';
import { runCommand } from '../scripts/run-command.ts';
import { readConfig } from '../server/config/index.ts';
import { openBrand } from '../server/features/brand/index.ts';
import { adminClients } from '../server/features/shop-connection/index.ts';
import { type ProvisionedShop, provisionShops } from './provision-shops.ts';
import { readRequest } from './read-request.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

async function run(): Promise<boolean> {
  const request = readRequest(process.argv.slice(2), readConfig(process.env));
  const { config } = await openShops(request.shops.join(','));
  const adminOf = adminClients({ config, fetch });
  const shops: readonly ProvisionedShop[] = request.shops.map((shop) => ({
    shop,
    address: config.shops[shop].baseUrl,
    admin: adminOf(shop),
  }));
  return provisionShops({
    ...request,
    shops,
    brand: openBrand(config.brandFolder),
    say,
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
  });
}

await runCommand(run);
