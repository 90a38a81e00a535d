// npm run bench: measures the shop on this machine and writes bench/results.md; -- --only listing: how lists grow.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShopProcess } from '@lokke/stack';
import { measureListings } from './listing/measure-listings.ts';
import { compareLoads } from './load/compare-loads.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { residentMemoryOfChildren } from './machine/resident-memory.ts';
import { report } from './report.ts';
import { timeSalonSearches } from './salons/time-salon-searches.ts';
import { timeStarts } from './start/time-starts.ts';
import { weighPage } from './weight/weigh-page.ts';

const say = (line: string) => console.log(line);
const file = join(import.meta.dirname, 'results.md');

if (process.argv.slice(2).join(' ') === '--only listing') {
  await measureListings(say);
  process.exit();
}

say('Timing the start …');
const starts = await timeStarts();
const shop = await openShopProcess();
try {
  const pages = ['/nl', '/nl/shop', '/nl/products/rain-shampoo'];
  say('Weighing pages …');
  const weights = await Promise.all(pages.map((path) => weighPage(shop.shopUrl, path)));
  say('Measuring loads …');
  const compared = await compareLoads(shop, pages, say);
  say('Searching salons …');
  const salonSearches = await timeSalonSearches(shop);
  const memory = residentMemoryOfChildren(shop.pid);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    file,
    report({ machine: describeMachine(), day, compared, weights, salonSearches, starts, memory }),
  );
  say(`Written to ${file}.`);
} finally {
  await shop.close();
}
