// npm run lab -- distributed [<spec> …]: the browser tests against two storefront servers behind a round-robin proxy, on
// a platform with 300 ms of latency and 2 % faults.
import { openDistributedShop } from '@lokke/stack';
import { buildIfChanged } from '../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../tools/build-cache/build-targets.ts';
import { ROOT } from '../tools/runtime/node-24.mjs';
import { ensureChromium } from '../tools/test/chromium.ts';
import { runTool } from '../tools/test/step.ts';

const FAULTS = {
  latencyInMs: Number(process.env['LATENCY_MS'] ?? 300),
  rate: Number(process.env['FAULT_RATE'] ?? 0.02),
  // Faults that leave no change behind; others are visible to the shopper by design.
  kinds: ['throttled', 'tooManyRequests', 'unavailable'],
};

const print = (text: string) => process.stdout.write(text);
const log = (line: string) => console.log(line);
for (const target of [GENERATED, STOREFRONT]) await buildIfChanged(ROOT, target, print);
const shop = await openDistributedShop({
  serverCount: 2,
  faults: JSON.stringify(FAULTS),
  print: (line) => {
    if (!line.includes('"level":"info"')) log(line);
  },
});
log(`Two servers behind ${shop.shopUrl}, platform ${shop.platformUrl}: ${JSON.stringify(FAULTS)}`);
const args = ['--config', 'e2e/playwright.config.ts', '--reporter=list', ...process.argv.slice(2)];
const env = {
  CHROMIUM_PATH: ensureChromium(log),
  SHOP_URL: shop.shopUrl,
  PLATFORM_URL: shop.platformUrl,
  PLATFORM_SECRETS: shop.secretsFile,
};
const code = await runTool('playwright', ['test', ...args], print, { env });
await shop.close();
process.exit(code);
