// npm test -- --only size: compares the JavaScript and CSS (gzip) and fonts of a first visit to each page of the built
// storefront with a budget, 3 % above baseline.json. --record writes today's sizes to baseline.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFolderOf, readBrand } from '@lokke/brand';
import { ROOT } from '../runtime/node-24.mjs';
import { type MeasuredFile, openClientBuild } from './manifest.ts';
import { findGrown, measurePage, total } from './measure-page.ts';
import { PAGES } from './pages.ts';

/** Tolerance that keeps a page from failing for sixty bytes. */
const TOLERANCE = 1.03;
const BASELINE = join(import.meta.dirname, 'baseline.json');

interface Baseline {
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly files: Readonly<Record<string, number>>;
}

const build = openClientBuild(
  join(ROOT, 'apps/storefront/build/client'),
  readBrand(brandFolderOf({})),
);
const baseline: Baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
const seen: Record<string, number> = {};
const pages: Record<string, Record<string, number>> = {};
const excesses: string[] = [];

console.log(
  'page        JavaScript            CSS                 fonts       in bytes, of budget',
);
for (const { page, routes } of PAGES) {
  const { scripts, styles, fonts } = measurePage({ routes }, build);
  const kinds: Readonly<Record<string, readonly MeasuredFile[]>> = {
    JavaScript: scripts,
    CSS: styles,
    fonts,
  };
  const figures = Object.entries(kinds).map(([kind, files]) => {
    for (const { name, sizeInBytes } of files) seen[name] = sizeInBytes;
    const budgetInBytes = Math.round((baseline.pages[page]?.[kind] ?? 0) * TOLERANCE);
    const excess = total(files) - budgetInBytes;
    if (excess > 0) {
      const changes = findGrown(files, baseline.files).join(', ') || 'nothing since the baseline';
      excesses.push(`${page}: ${kind} is ${excess} bytes over its budget. Grown: ${changes}`);
    }
    pages[page] = { ...pages[page], [kind]: total(files) };
    return `${total(files)} of ${budgetInBytes}`.padEnd(20);
  });
  console.log(`${page.padEnd(10)} ${figures.join('')}`);
}

if (process.argv.includes('--record')) {
  const sorted = Object.entries(seen).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(
    BASELINE,
    `${JSON.stringify({ pages, files: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
} else {
  for (const message of excesses) console.error(message);
  if (excesses.length > 0) process.exitCode = 1;
}
