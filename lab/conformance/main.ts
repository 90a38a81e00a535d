// npm run lab -- conformance --recordings <folder>: asks the Storefront API again what others recorded of live Shopify and
// compares; writes the counts into platform/DIFFERENCES.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBlock } from '../report-block.ts';
import { readRecordings } from './read-recordings.ts';
import { openEmptyShop } from './recorded-shop.ts';
import { type Replayed, replay } from './replay.ts';

const PAGE = new URL('../../platform/DIFFERENCES.md', import.meta.url);

const { values } = parseArgs({ options: { recordings: { type: 'string', default: '' } } });
if (!existsSync(join(values.recordings, 'fixtures', 'conformance'))) {
  console.error(
    'Recordings of live Shopify are in the public repository airhorns/shopify-draft-proxy: clone it, and name its folder with --recordings.',
  );
  process.exit(1);
}
const replayed: Replayed[] = [];
for (const recording of readRecordings(values.recordings)) {
  using shop = openEmptyShop();
  replayed.push(...(await replay(recording, shop)));
}
for (const { recording, step, verdict } of replayed) {
  if (verdict.kind === 'equal') continue;
  const what = verdict.kind === 'different' ? verdict.difference : verdict.reason;
  console.log(`${verdict.kind}  ${recording.folder}/${recording.name} ${step.name}: ${what}`);
}
const count = (wanted: Replayed['verdict']['kind']) =>
  replayed.filter(({ verdict }) => verdict.kind === wanted).length;
const figures = [
  '| equal | different | not served |',
  '|---|---|---|',
  `| ${count('equal')} | ${count('different')} | ${count('unsupported')} |`,
].join('\n');
console.log(figures);
writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'conformance', figures));
