import { readdirSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { relative } from 'node:path';
import { ROOT } from '../../tools/runtime/node-24.mjs';

const KIB_PER_MIB = 1024;
const GIB_IN_BYTES = 1024 ** 3;
const NANOSECONDS = 1_000_000_000;

/** Describes the machine in one line, so that readers can compare figures. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / GIB_IN_BYTES);
  return `${cpus().length} × ${model}, ${memory} GiB, Node ${process.versions.node}, ${process.platform}`;
}

export interface ChildProcess {
  readonly pid: number;
  /** Script that it runs, from the root of the repository. */
  readonly script: string;
}

/** Lists the processes that a process has started, from Linux's /proc; empty on other systems. */
export function childProcessesOf(pid: number): readonly ChildProcess[] {
  return childPids(pid).map((child) => ({ pid: child, script: scriptOf(child) }));
}

/** Finds one of the two processes below the one that runs the whole shop, in whichever copy of the repository. */
function processOf(pid: number, folder: string): number | null {
  const found = childProcessesOf(pid).find(({ script }) => script.includes(folder));
  return found?.pid ?? null;
}

export const storefrontOf = (pid: number) => processOf(pid, 'apps/storefront');
export const platformOf = (pid: number) => processOf(pid, 'platform');

export function residentMibOf(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`)) ?? [];
  return Math.round(Number(kib) / KIB_PER_MIB);
}

/** CPU time that the threads of a process have used, in seconds; null where the system does not report it. */
export function cpuSecondsOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [onCpu = '0'] = read(`/proc/${pid}/task/${thread}/schedstat`).split(' ');
      return sum + Number(onCpu) / NANOSECONDS;
    }, 0);
  } catch {
    return null;
  }
}

/** CPU time of a process and all below it. */
export function cpuSecondsOfTree(pid: number): number | null {
  const own = cpuSecondsOf(pid);
  if (own === null) return null;
  return childPids(pid).reduce((sum, child) => sum + (cpuSecondsOfTree(child) ?? 0), own);
}

/** Processes started by the main thread of a process. */
function childPids(pid: number): readonly number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function scriptOf(pid: number): string {
  const script = read(`/proc/${pid}/cmdline`)
    .split('\0')
    .find((part) => /\.[jt]s$/.test(part));
  return script === undefined ? `process ${pid}` : relative(ROOT, script);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not Linux, or the process has just ended
  }
}
