// npm run weight: holds what a first visit of each page brings to its budget (budgets.ts), over the built storefront.
// With --record it notes the sizes in recorded.json, against which a later run says what has grown.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import { BUDGETS } from './budgets.ts';
import { grown } from './grown.ts';
import { openClientBuild } from './manifest.ts';
import { total, type WeighedFile, weighPage } from './weigh-page.ts';

const RECORD = join(import.meta.dirname, 'recorded.json');
const build = openClientBuild(join(ROOT, 'apps/storefront/build/client'));
const recorded: Readonly<Record<string, number>> = JSON.parse(readFileSync(RECORD, 'utf8'));
const seen = new Map<string, number>();
const tooMuch: string[] = [];

console.log('page        JavaScript            CSS             fonts       in bytes, of budget');
for (const budget of BUDGETS) {
  const { scripts, styles, fonts } = weighPage(budget, build);
  const kinds: readonly (readonly [string, readonly WeighedFile[], number])[] = [
    ['JavaScript', scripts, budget.scriptInBytes],
    ['CSS', styles, budget.styleInBytes],
    ['fonts', fonts, budget.fontInBytes],
  ];
  for (const [kind, files, budgetInBytes] of kinds) {
    for (const { name, sizeInBytes } of files) seen.set(name, sizeInBytes);
    const excess = total(files) - budgetInBytes;
    if (excess <= 0) continue;
    const changes = grown(files, recorded).join(', ') || 'nothing since it was recorded';
    tooMuch.push(`${budget.page}: ${kind} is ${excess} bytes over its budget. Grown: ${changes}`);
  }
  const figures = kinds.map(([, files, most]) => `${total(files)} of ${most}`.padEnd(20));
  console.log(`${budget.page.padEnd(10)} ${figures.join('')}`);
}

if (process.argv.includes('--record')) {
  const sorted = Object.fromEntries([...seen].toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
for (const sentence of tooMuch) console.error(sentence);
if (tooMuch.length > 0) process.exitCode = 1;
