// npm run bench: measures the shop on this machine and writes lab/bench/results.md. `-- --only cached,render` measures
// some of it and keeps earlier results of the rest. `-- --against <commit>` measures the servers of this tree and of a
// commit in turns, and fails where this tree is slower. `-- --report` measures nothing and renders what was measured.
import { selectNames } from '../../tools/test/select-names.ts';
import { keepToLoadCore } from '../machine/cpu-pinning.ts';
import { describeMachine } from '../machine/processes.ts';
import { compareWith, THRESHOLD } from './against/main.ts';
import { addToBag } from './benchmarks/add-to-bag.ts';
import { api } from './benchmarks/api.ts';
import { cached } from './benchmarks/cached.ts';
import { firstPaint } from './benchmarks/first-paint.ts';
import { growth } from './benchmarks/growth.ts';
import { lighthouse } from './benchmarks/lighthouse.ts';
import { listing } from './benchmarks/listing.ts';
import { memory } from './benchmarks/memory.ts';
import { nextPage } from './benchmarks/next-page.ts';
import { weight } from './benchmarks/page-weight.ts';
import { platform } from './benchmarks/platform.ts';
import { platformMemory } from './benchmarks/platform-memory.ts';
import { inp } from './benchmarks/pressing.ts';
import { inpPeers } from './benchmarks/pressing-peers.ts';
import { render } from './benchmarks/render.ts';
import { salons } from './benchmarks/salons.ts';
import { search } from './benchmarks/search.ts';
import { start } from './benchmarks/start.ts';
import { tracing } from './benchmarks/tracing.ts';
import { vitals } from './benchmarks/vitals.ts';
import { saveResult, writeReport } from './report.ts';

const BENCHMARKS = {
  cached,
  render,
  weight,
  lighthouse,
  'first-paint': firstPaint,
  api,
  'add-to-bag': addToBag,
  memory,
  growth,
  platform,
  'platform-memory': platformMemory,
  salons,
  search,
  start,
  tracing,
  vitals,
  'next-page': nextPage,
  inp,
  'inp-peers': inpPeers,
  listing,
};
const NAMES = [
  'cached',
  'render',
  'weight',
  'lighthouse',
  'first-paint',
  'api',
  'add-to-bag',
  'memory',
  'growth',
  'platform',
  'platform-memory',
  'salons',
  'search',
  'start',
  'tracing',
  'vitals',
  'next-page',
  'inp',
  'inp-peers',
  'listing',
] as const;

const args = process.argv.slice(2);
const log = (line: string) => console.log(line);
if (args[0] === '--against') {
  const [, commit] = args;
  if (commit === undefined) throw new Error('Usage: npm run bench -- --against <commit>');
  keepToLoadCore();
  if (await compareWith(commit, log)) process.exit(0);
  log(`Slower than ${commit} by more than ${THRESHOLD * 100} %.`);
  process.exit(1);
}
if (args[0] === '--report') {
  writeReport();
  process.exit(0);
}
// Take long, change only with lists, or are fetched: measured on request.
const selected = selectNames(
  'npm run bench',
  NAMES,
  args.length ? args : ['--skip', 'listing,inp-peers'],
);
keepToLoadCore();
const machine = describeMachine();

for (const name of selected) {
  const startedAt = performance.now();
  log(`${name} …`);
  try {
    const found = await BENCHMARKS[name](log);
    const day = new Date().toISOString().slice(0, 10);
    saveResult(name, { day, machine, ...found }, NAMES);
    for (const { what, aim, measured, isMet } of found.targets) {
      log(`  ${isMet ? 'met' : 'MISSED'}: ${what}: ${measured} (${aim})`);
    }
  } catch (error) {
    // The other benchmarks are still worth running.
    process.exitCode = 1;
    console.error(`${name} could not be measured:`, error);
  }
  log(`  took ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
