// npm test -- --only size: holds what a first visit of each page brings, before anybody touches it, to a budget over the built
// storefront: 3 % above what was recorded. JavaScript and CSS gzipped, fonts as they are. With --record it notes the sizes
// of today in recorded.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import { grown } from './grown.ts';
import { openClientBuild } from './manifest.ts';
import { PAGES } from './pages.ts';
import { total, type WeighedFile, weighPage } from './weigh-page.ts';

/** A page does not fail for sixty bytes. */
const ROOM = 1.03;
const RECORD = join(import.meta.dirname, 'recorded.json');

interface Recorded {
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly files: Readonly<Record<string, number>>;
}

const build = openClientBuild(join(ROOT, 'apps/storefront/build/client'));
const recorded: Recorded = JSON.parse(readFileSync(RECORD, 'utf8'));
const seen: Record<string, number> = {};
const pages: Record<string, Record<string, number>> = {};
const tooMuch: string[] = [];

console.log(
  'page        JavaScript            CSS                 fonts       in bytes, of budget',
);
for (const { page, routes } of PAGES) {
  const { scripts, styles, fonts } = weighPage({ routes }, build);
  const kinds: Readonly<Record<string, readonly WeighedFile[]>> = {
    JavaScript: scripts,
    CSS: styles,
    fonts,
  };
  const figures = Object.entries(kinds).map(([kind, files]) => {
    for (const { name, sizeInBytes } of files) seen[name] = sizeInBytes;
    const budgetInBytes = Math.round((recorded.pages[page]?.[kind] ?? 0) * ROOM);
    const excess = total(files) - budgetInBytes;
    if (excess > 0) {
      const changes = grown(files, recorded.files).join(', ') || 'nothing since it was recorded';
      tooMuch.push(`${page}: ${kind} is ${excess} bytes over its budget. Grown: ${changes}`);
    }
    pages[page] = { ...pages[page], [kind]: total(files) };
    return `${total(files)} of ${budgetInBytes}`.padEnd(20);
  });
  console.log(`${page.padEnd(10)} ${figures.join('')}`);
}

if (process.argv.includes('--record')) {
  const sorted = Object.entries(seen).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(
    RECORD,
    `${JSON.stringify({ pages, files: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
} else {
  for (const sentence of tooMuch) console.error(sentence);
  if (tooMuch.length > 0) process.exitCode = 1;
}
