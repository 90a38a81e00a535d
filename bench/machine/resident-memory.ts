import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const KIB_PER_MIB = 1024;
const ROOT = resolve(import.meta.dirname, '..', '..');

export interface ProcessMemory {
  readonly command: string;
  readonly residentInMib: number;
}

/** Resident memory of a process's children, from Linux's /proc; empty on other systems. */
export function residentMemoryOfChildren(pid: number): readonly ProcessMemory[] {
  return childrenOf(pid).map((child) => ({
    command: scriptOf(child),
    residentInMib: Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${child}/status`))?.[1] ?? 0) / KIB_PER_MIB,
    ),
  }));
}

/** The script that a Node process runs, from the root of the repository. */
function scriptOf(pid: number): string {
  const script = read(`/proc/${pid}/cmdline`)
    .split('\0')
    .find((part) => /\.[jt]s$/.test(part));
  return script === undefined ? `process ${pid}` : relative(ROOT, script);
}

function childrenOf(pid: number): readonly number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not Linux, or the process has just ended
  }
}
