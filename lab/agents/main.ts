// npm run lab -- agents: foreign clients of assistants, fetched from their packages, shop in each market by the
// Universal Commerce Protocol and MCP. Prints a line per market and step.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openShopProcess } from '@lokke/stack';
import { buildShop } from '../run.ts';
import { askConformance } from './ask-conformance.ts';

const CLI = '@shopify/ucp-cli@0.9.0';
const BUYERS = [
  ['NL', 'nl'],
  ['DE', 'de'],
  ['BE', 'fr'],
  ['GB', 'en'],
  ['US', 'en'],
  ['NO', 'nb'],
  ['SE', 'sv'],
  ['ES', 'es'],
  ['FR', 'fr'],
  ['IE', 'en'],
  ['BE', 'nl'],
  ['NL', 'en'],
] as const;

const run = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'ucp-'));
await buildShop();
{
  await using shop = await openShopProcess({ environment: { NEW_CARTS_PER_HOUR: '' } });
  // The client keeps its profile and caches in its home.
  const environment = { ...process.env, HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' };
  const ucp = async (...args: readonly string[]): Promise<string> => {
    const whole = ['--yes', CLI, ...args, '--business', shop.shopUrl, '--format', 'json'];
    const { stdout } = await run('npx', whole, { env: environment });
    return stdout;
  };
  if (!(await askConformance(shop.shopUrl))) process.exitCode = 1;
  console.log(`${CLI}: discover`);
  console.log(`  ok   ${(await ucp('discover')).length} characters of operations`);
  for (const [country, language] of BUYERS) {
    const name = `${country} in ${language}`;
    const context = [
      `--set=/context/address_country=${country}`,
      `--set=/context/language=${language}`,
    ];
    const found = await ucp('catalog', 'search', '--set=/query=shampoo', ...context);
    const product = valueIn(found, /gid:\/\/shopify\/Product\/\d+/, `${name}: search`);
    const detail = await ucp('catalog', 'get_product', product, ...context);
    const variant = valueIn(detail, /gid:\/\/shopify\/ProductVariant\/\d+/, `${name}: product`);
    const line = [`--set=/line_items/0/item/id=${variant}`, '--set=/line_items/0/quantity=1'];
    const made = await ucp('cart', 'create', ...line, ...context);
    const cart = valueIn(made, /[a-z-]+:gid:\/\/shopify\/Cart\/[^"]+/, `${name}: cart`);
    const input = JSON.stringify({ cart_id: cart, line_items: [] });
    const checkout = await ucp('checkout', 'create', '--input', input);
    valueIn(checkout, /requires_escalation/, `${name}: escalation`);
    const address = valueIn(
      checkout,
      /(?<="continue_url": ?")[^"]+/,
      `${name}: address of the hand-off`,
    );
    const page = await fetch(address);
    console.log(
      `  ${page.ok ? 'ok  ' : 'FAIL'} ${name}: search, product, cart, checkout, hand-off ${page.status}`,
    );
    if (!page.ok) process.exitCode = 1;
  }
}
rmSync(home, { recursive: true });
process.exit();

function valueIn(text: string, pattern: RegExp, step: string): string {
  const [value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`${step}: ${text.slice(0, 800)}`);
  return value;
}
