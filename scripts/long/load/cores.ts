import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ShopProcessOptions } from '@lokke/stack';

const SHOPS_CORE = '1';
const LOADS_CORE = '0';
const ALL_CORES = `0-${availableParallelism() - 1}`;
const NANOSECONDS = 1_000_000_000;

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The shop has one core, whoever makes the load another one, so that neither waits for the other. */
export function shopOnOneCore(): ShopProcessOptions {
  return canPin ? { launcher: ['taskset', '-c', SHOPS_CORE] } : {};
}

export function keepLoadApart(): Disposable {
  const keepTo = (cores: string) => {
    if (canPin) spawnSync('taskset', ['-a', '-cp', cores, String(process.pid)]);
  };
  keepTo(LOADS_CORE);
  return { [Symbol.dispose]: () => keepTo(ALL_CORES) };
}

export interface CoreTime {
  readonly usedInSeconds: number;
  readonly passedInSeconds: number;
}

/** The processor time that a process and those it started use for something; null where the system does not tell. */
export async function withCoreTime<Value>(
  pid: number,
  something: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly coreTime: CoreTime | null }> {
  const before = processorSecondsOf(pid);
  const beganAtInMs = performance.now();
  const value = await something();
  const passedInSeconds = (performance.now() - beganAtInMs) / 1_000;
  const after = processorSecondsOf(pid);
  if (before === null || after === null) return { value, coreTime: null };
  return { value, coreTime: { usedInSeconds: after - before, passedInSeconds } };
}

function processorSecondsOf(pid: number): number | null {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`);
    const children = tasks.flatMap((task) => numbersIn(`${task}/children`));
    const own = tasks.map((task) => (numbersIn(`${task}/schedstat`)[0] ?? 0) / NANOSECONDS);
    return [...own, ...children.map((child) => processorSecondsOf(child) ?? 0)].reduce(
      (sum, one) => sum + one,
      0,
    );
  } catch {
    return null;
  }
}

function numbersIn(file: string): readonly number[] {
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).map(Number);
}
