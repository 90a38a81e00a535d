// npm run lab -- cdn [<rounds>]: the shop behind a real Varnish, which visitors read while prices change. Measures from the
// webhook to the last visitor who saw the old price, and records it in docs/going-live/cdn.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, openShopProcess } from '@lokke/stack';
import { openVarnish, PURGE_TOKEN, whyNoVarnish } from '@lokke/storefront/testing/open-varnish.ts';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { describeMachine } from '../machine/processes.ts';
import { figuresText, withBlock } from '../report-block.ts';
import { measureChanges } from './measure-changes.ts';
import { changesFigures } from './report.ts';

const WEBHOOK_SECRET = 'a-secret-for-webhooks-of-the-lab';
const DEFAULT_ROUNDS = 50;
const PAGE = join(ROOT, 'docs', 'going-live', 'cdn.md');

const missing = whyNoVarnish();
if (missing !== null) {
  console.log(`Skipped: ${missing}.`);
  process.exit();
}
for (const target of [GENERATED, STOREFRONT]) {
  await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
}
const startedAtInMs = performance.now();
const [edgePort = 0] = await freePorts(1);
const shop = await openShopProcess({
  environment: {
    CDN: 'varnish',
    CDN_ADDRESSES: `http://127.0.0.1:${edgePort}`,
    CDN_TOKEN: PURGE_TOKEN,
    TRUSTED_PROXY_COUNT: '1',
    SHOPIFY_NL_WEBHOOK_SECRET: WEBHOOK_SECRET,
  },
});
try {
  const ports = [Number(new URL(shop.shopUrl).port)];
  await using varnish = await openVarnish({ ports, port: edgePort });
  const measured = await measureChanges({
    ...shop,
    edgeUrl: varnish.url,
    webhookSecret: WEBHOOK_SECRET,
    rounds: Number(process.argv[2] ?? DEFAULT_ROUNDS),
    log: (line) => console.log(line),
  });
  const figures = changesFigures(measured);
  const text = figuresText(figures, {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAtInMs) / 1000),
  });
  console.log(`\n${text}`);
  writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'cdn', text));
  if (figures.failures.length > 0) process.exitCode = 1;
} finally {
  await shop.close();
}
process.exit();
