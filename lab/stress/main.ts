// npm run lab -- stress: sends two, four and eight times what a shop on one core serves. Prints the figures and records
// them, dated, in docs/reliability.md.
import { openShopProcess } from '@lokke/stack';
import { refuseUnknown } from '../../tools/runtime/refuse-unknown.ts';
import { keepToLoadCore, MEASURED_CORE, onCores } from '../machine/cpu-pinning.ts';
import { cpuSecondsOfTree } from '../machine/processes.ts';
import type { Figures } from '../report-block.ts';
import { buildShop, recordFigures } from '../run.ts';
import { COLUMNS, type CpuTime, countOf, perSecond, problemsOf, rowOf } from './load-report.ts';
import { closedLoop, openLoop, type Phase, recovery } from './phases.ts';
import { createRequestMix } from './request-mix.ts';

const TIMES = [2, 4, 8];
const PHASE_IN_MS = Number(process.env['LOAD_PHASE_MS'] ?? 15_000);
const WARM_UP_IN_MS = 8_000;
const PEOPLE = 24;

refuseUnknown(process.argv.slice(2), []);
await buildShop();
const startedAtInMs = performance.now();
const figures = await measureLoad();
recordFigures(figures, { page: 'reliability.md', block: 'load', startedAtInMs, isWhole: true });
process.exit();

async function measureLoad(): Promise<Figures> {
  await using shop = await openShopProcess(onCores(MEASURED_CORE));
  using _apart = keepToLoadCore();
  const next = await createRequestMix(shop);
  await closedLoop(next, PEOPLE, WARM_UP_IN_MS);
  const { value: alone, cpuTime } = await withCpuTime(shop.pid, () =>
    closedLoop(next, PEOPLE, PHASE_IN_MS),
  );
  const capacity = capacityOf(alone, cpuTime);
  console.log(`  one core serves ${Math.round(capacity)} a second`);
  const inTurn = { recoveredInMs: null, cpuTime };
  const rows = [rowOf('24 people, closed loop', alone, inTurn)];
  const failures = [...problemsOf('24 people', alone, inTurn)];
  for (const times of TIMES) {
    const { value: phase, cpuTime } = await withCpuTime(shop.pid, () =>
      openLoop(next, capacity * times, PHASE_IN_MS),
    );
    const around = { recoveredInMs: await recovery(next), cpuTime };
    const name = `${times} times the capacity of one core`;
    rows.push(rowOf(name, phase, around));
    console.log(`  ${rows.at(-1)?.join(' · ')}`);
    failures.push(...problemsOf(name, phase, around));
  }
  return {
    columns: COLUMNS,
    rows,
    notes: [
      `One core serves ${Math.round(capacity)} requests a second: what 24 people were served with, by the CPU time of the shop's processes, so that other programs on the machine do not lower it. Of a hundred requests 90 browse (cached pages, filtered lists, searches, in four markets), 8 change a cart, one opens the checkout, one the account. Times count from when a request was due; shed is a 503 with Retry-After. Where the shop had less than its core, other programs had the rest; times include the delay of the sender itself, the last column.`,
    ],
    failures,
  };
}

function capacityOf(alone: Phase, cpuTime: CpuTime | null): number {
  if (cpuTime === null) return perSecond(alone, 'accepted');
  return countOf(alone, 'accepted') / cpuTime.usedInSeconds;
}

/** Measures the CPU time of a process and those it started while something runs; null where the system does not report it. */
async function withCpuTime<Value>(
  pid: number,
  something: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly cpuTime: CpuTime | null }> {
  const before = cpuSecondsOfTree(pid);
  const startedAtInMs = performance.now();
  const value = await something();
  const passedInSeconds = (performance.now() - startedAtInMs) / 1_000;
  const after = cpuSecondsOfTree(pid);
  if (before === null || after === null) return { value, cpuTime: null };
  return { value, cpuTime: { usedInSeconds: after - before, passedInSeconds } };
}
