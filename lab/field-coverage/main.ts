// npm run lab -- coverage: asks every field of the newest Storefront API, each alone, of the demo with a customer and an
// order; writes the counts into platform/DIFFERENCES.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { withBlock } from '../report-block.ts';
import { askDemo } from './ask-demo.ts';
import type { Outcome } from './ask-fields.ts';
import { VERSION } from './fill-shop.ts';

const PAGE = new URL('../../platform/DIFFERENCES.md', import.meta.url);

const { asked, unreached } = await askDemo();
const count = (wanted: Outcome) => asked.filter(({ outcome }) => outcome === wanted).length;
for (const { name, outcome, message } of asked) {
  if (outcome !== 'value')
    console.warn(`${outcome}  ${name}${message === null ? '' : `: ${message}`}`);
}
for (const name of unreached) console.warn(`not reached  ${name}`);
const types = new Set(unreached.map((name) => name.split('.', 1)[0]));
const figures = [
  '| fields asked | a value | null or empty | an error | not reached |',
  '|---|---|---|---|---|',
  `| ${[asked.length, count('value'), count('empty'), count('error'), unreached.length].join(' | ')} |`,
  '',
  `Not reached: fields of ${types.size} types that nothing in this shop led to; the run names them.`,
].join('\n');
console.warn(`${VERSION}\n${figures}`);
writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'coverage', figures));
