// npm run lab -- conformance [--recordings folder] [--url … --token … --admin-token …] [group …]: asks again what others
// recorded of live Shopify and compares; writes the counts into platform/DIFFERENCES.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBlock } from '../report-block.ts';
import { figuresOf, linesOf } from './figures.ts';
import { readRecordings } from './read-recordings.ts';
import { openEmptyShop, openShopAt } from './recorded-shop.ts';
import { type Replayed, replay } from './replay.ts';

const PAGE = new URL('../../platform/DIFFERENCES.md', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    recordings: { type: 'string' },
    url: { type: 'string' },
    token: { type: 'string', default: '' },
    'admin-token': { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});
const { recordings: folder, url } = values;
if (folder === undefined || !existsSync(join(folder, 'fixtures', 'conformance'))) {
  console.error(
    'Recordings of live Shopify are in the public repository airhorns/shopify-draft-proxy: clone it, and name its folder with --recordings.',
  );
  process.exitCode = 1;
} else {
  const replayed: Replayed[] = [];
  for (const recording of readRecordings(folder)) {
    if (
      positionals.length > 0 &&
      !positionals.some((part) => recording.folder.toLowerCase().includes(part))
    )
      continue;
    const tokens = { storefront: values.token, admin: values['admin-token'] };
    const shop = url === undefined ? openEmptyShop() : openShopAt(url, tokens);
    try {
      replayed.push(...(await replay(recording, shop)));
    } finally {
      shop.close();
    }
  }
  const figures = figuresOf(replayed);
  for (const line of linesOf(replayed, values.all)) console.warn(line);
  console.warn(figures);
  if (url === undefined && positionals.length === 0) {
    writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'conformance', figures));
  }
}
