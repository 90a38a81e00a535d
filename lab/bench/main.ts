// npm run bench: measures the shop on this machine and writes lab/bench/results.md. `-- --only cached,render` measures
// some parts and keeps earlier results of the others. `-- --against <commit>` measures the servers of this tree and of a
// commit in turns, and fails where this tree is slower. `-- --report` measures nothing and renders earlier results.
import { refuseUnknown } from '../../tools/runtime/refuse-unknown.ts';
import { selectNamesOrEnd } from '../../tools/test/select-names.ts';
import { keepToLoadCore } from '../machine/cpu-pinning.ts';
import { describeMachine } from '../machine/processes.ts';
import { compareWith, THRESHOLD } from './against/main.ts';
import { isCommit } from './against/other-tree.ts';
import type { Benchmark } from './benchmark.ts';
import { measureCached } from './benchmarks/cached.ts';
import { costs } from './benchmarks/costs.ts';
import { firstPaint } from './benchmarks/first-paint.ts';
import { nextPage } from './benchmarks/next-page.ts';
import { inp } from './benchmarks/pressing.ts';
import { render } from './benchmarks/render.ts';
import { start } from './benchmarks/start.ts';
import { saveResult, writeReport } from './report.ts';

/** Parts that measure the CPU time of servers: the load keeps to the other core. */
const OF_SERVERS: Readonly<Record<string, Benchmark>> = { cached: measureCached, render, costs };
/** Parts that measure by the clock, on all cores. */
const BY_THE_CLOCK: Readonly<Record<string, Benchmark>> = {
  'first-paint': firstPaint,
  'next-page': nextPage,
  inp,
  start,
};
const BENCHMARKS = { ...OF_SERVERS, ...BY_THE_CLOCK };

const args = process.argv.slice(2);
const log = (line: string) => console.log(line);
if (args[0] === '--report') {
  refuseUnknown(args, ['--report']);
  writeReport();
} else if (args[0] === '--against') {
  const [, commit, ...more] = args;
  refuseUnknown(more, []);
  if (commit === undefined || !isCommit(commit)) {
    console.error(
      `There is no commit "${commit ?? ''}". Usage: npm run bench -- --against <commit>`,
    );
    process.exit(1);
  }
  keepToLoadCore();
  if (!(await compareWith(commit, log))) {
    log(`Slower than ${commit} by more than ${THRESHOLD * 100} %.`);
    process.exitCode = 1;
  }
} else {
  const names = Object.keys(BENCHMARKS);
  const selected = selectNamesOrEnd('npm run bench --', names, args);
  for (const name of selected) await measurePart(name, names);
}
process.exit();

/** Measures one part; a part that fails lets the others run. */
async function measurePart(name: string, names: readonly string[]): Promise<void> {
  const startedAt = performance.now();
  log(`${name} …`);
  using _apart = Object.hasOwn(OF_SERVERS, name) ? keepToLoadCore() : null;
  try {
    const found = await BENCHMARKS[name]?.(log);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    const day = new Date().toISOString().slice(0, 10);
    saveResult(name, { day, machine: describeMachine(), ...found }, names);
    for (const { what, aim, measured, isMet } of found.targets) {
      log(`  ${isMet ? 'met' : 'MISSED'}: ${what}: ${measured} (${aim})`);
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name} could not be measured:`, error);
  }
  log(`  took ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
