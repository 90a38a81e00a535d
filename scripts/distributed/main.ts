// npm run test:distributed [-- <spec …>]: the browser tests against two storefront servers that take turns, on a
// platform whose every answer takes 300 ms longer and of which one in fifty is a fault.
import { spawn } from 'node:child_process';
import { openDistributedShop } from '@lokke/stack';
import { BUILT, GENERATED } from '../freshness/made-things.ts';
import { makeFresh } from '../freshness/make-fresh.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { ensureChromium } from '../test/chromium.ts';

const FAULTS = {
  latencyInMs: Number(process.env['LATENCY_MS'] ?? 300),
  rate: Number(process.env['FAULT_RATE'] ?? 0.02),
  // What a service turns away undone; of anything else the shopper has to be told.
  kinds: ['throttled', 'tooManyRequests', 'unavailable'],
};

const say = (line: string) => console.log(line);
for (const thing of [GENERATED, BUILT]) makeFresh(ROOT, thing, say);
process.env['CHROMIUM_PATH'] = ensureChromium(say);
const shop = await openDistributedShop({
  serverCount: 2,
  faults: JSON.stringify(FAULTS),
  print: (line) => {
    if (!line.includes('"level":"info"')) say(line);
  },
});
say(`Two servers behind ${shop.shopUrl}, platform ${shop.platformUrl}: ${JSON.stringify(FAULTS)}`);
const tests = spawn(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SHOP_URL: shop.shopUrl, PLATFORM_URL: shop.platformUrl },
  },
);
const code = await new Promise<number>((done) => tests.once('exit', (status) => done(status ?? 1)));
await shop.close();
process.exit(code);
