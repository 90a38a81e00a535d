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
/** Market, and the words by which a buyer is told to be in it. */
const BUYERS = [
  ['nl', 'NL', 'nl'],
  ['fr', 'FR', 'fr'],
  ['na', 'US', 'en'],
  ['de', 'DE', 'de'],
  ['uk', 'GB', 'en'],
  ['nl-be', 'BE', 'nl'],
  ['fr-be', 'BE', 'fr'],
  ['es', 'ES', 'es'],
  ['ie', 'IE', 'en'],
  ['no', 'NO', 'nb'],
  ['se', 'SE', 'sv'],
  ['ni', 'GB', 'en', 'NIR'],
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
  for (const [locale, country, language, region = ''] of BUYERS) {
    const context = [
      `--set=/context/address_country=${country}`,
      `--set=/context/language=${language}`,
      ...(region === '' ? [] : [`--set=/context/address_region=${region}`]),
    ];
    const found = await ucp('catalog', 'search', '--set=/query=shampoo', ...context);
    const product = valueIn(found, /gid:\/\/shopify\/Product\/\d+/, `${locale}: search`);
    const detail = await ucp('catalog', 'get_product', product, ...context);
    const variant = valueIn(detail, /gid:\/\/shopify\/ProductVariant\/\d+/, `${locale}: product`);
    const line = [`--set=/line_items/0/item/id=${variant}`, '--set=/line_items/0/quantity=1'];
    const made = await ucp('cart', 'create', ...line, ...context);
    // An id of ours names its market.
    const cartId = new RegExp(`(?<=")${locale}:gid://shopify/Cart/[^"]+`);
    const cart = valueIn(made, cartId, `${locale}: cart`);
    const input = JSON.stringify({ cart_id: cart, line_items: [] });
    const checkout = await ucp('checkout', 'create', '--input', input);
    valueIn(checkout, /requires_escalation/, `${locale}: checkout, which escalates`);
    const [address = ''] = /(?<="continue_url": ?")[^"]+/.exec(checkout) ?? [];
    const page = await fetch(address);
    valueIn(`${page.status}`, /^200$/, `${locale}: hand-off`);
  }
}
rmSync(home, { recursive: true });
process.exit();

function valueIn(text: string, pattern: RegExp, step: string): string {
  const [value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`${step}: ${text.slice(0, 800)}`);
  console.log(`  ok   ${step}`);
  return value;
}
