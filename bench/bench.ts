// npm run bench: measures the shop on this machine and writes bench/results.md. `-- --only cached,render` measures some
// parts and leaves what was found of the others.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseParts } from './choose-parts.ts';
import { measureListings } from './listing/measure-listings.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { keepToLoadCore } from './machine/pin.ts';
import { api } from './parts/api.ts';
import { cached } from './parts/cached.ts';
import { growth } from './parts/growth.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { memory } from './parts/memory.ts';
import { platform } from './parts/platform.ts';
import { render } from './parts/render.ts';
import { salons } from './parts/salons.ts';
import { start } from './parts/start.ts';
import { weight } from './parts/weight.ts';
import { drawPlot } from './plot.ts';
import { report } from './report.ts';
import { type KeptResult, readResults, writeResults } from './results-file.ts';

const PARTS = { cached, render, weight, lighthouse, api, memory, growth, platform, salons, start };
const NAMES = [
  'cached',
  'render',
  'weight',
  'lighthouse',
  'api',
  'memory',
  'growth',
  'platform',
  'salons',
  'start',
] as const;

const say = (line: string) => console.log(line);

// Has a page of results of its own, and takes long: only when it is asked for.
if (process.argv.slice(2).join(' ') === '--only listing') {
  await measureListings(say);
  process.exit();
}

const here = (file: string) => join(import.meta.dirname, file);
const chosen = chooseParts(process.argv.slice(2), NAMES);
keepToLoadCore();
const machine = describeMachine();

for (const name of chosen) {
  const startedAt = performance.now();
  say(`${name} …`);
  try {
    const found = await PARTS[name](say);
    keep(name, { day: new Date().toISOString().slice(0, 10), machine, ...found });
    for (const { what, aim, measured, isMet } of found.targets) {
      say(`  ${isMet ? 'met' : 'MISSED'}: ${what}: ${measured} (${aim})`);
    }
  } catch (error) {
    // The other parts are still worth measuring.
    process.exitCode = 1;
    console.error(`${name} could not be measured:`, error);
  }
  say(`  took ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

function keep(name: string, result: KeptResult): void {
  const all = { ...readResults(), [name]: result };
  const results = Object.fromEntries(
    NAMES.flatMap((known) => {
      const kept = all[known];
      return kept === undefined ? [] : [[known, kept] as const];
    }),
  );
  writeResults(results);
  const plots = Object.entries(results).flatMap(([part, { plots: drawn = [] }]) =>
    drawn.map((plot, at) => ({ file: `${part}${at === 0 ? '' : at}.svg`, plot })),
  );
  for (const { file, plot } of plots) writeFileSync(here(file), drawPlot(plot));
  writeFileSync(
    here('results.md'),
    report(
      results,
      plots.map(({ file }) => file),
    ),
  );
}
