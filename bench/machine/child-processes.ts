import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const KIB_PER_MIB = 1024;
const ROOT = resolve(import.meta.dirname, '..', '..');

export interface ChildProcess {
  readonly pid: number;
  /** The script that it runs, from the root of the repository. */
  readonly script: string;
}

/** The processes that a process has started, from Linux's /proc; empty on other systems. */
export function childProcessesOf(pid: number): readonly ChildProcess[] {
  return read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .map((child) => ({ pid: Number(child), script: scriptOf(Number(child)) }));
}

/** The storefront's process below the one that runs the whole shop. */
export function storefrontOf(pid: number): number | null {
  const found = childProcessesOf(pid).find(({ script }) => script.startsWith('apps/storefront'));
  return found?.pid ?? null;
}

export function residentMibOf(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`)) ?? [];
  return Math.round(Number(kib) / KIB_PER_MIB);
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
