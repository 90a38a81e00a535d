import { readFileSync } from 'node:fs';

const KIB_PER_MIB = 1024;

export interface ProcessMemory {
  readonly command: string;
  readonly residentInMib: number;
}

/** Resident memory of a process's children, from Linux's /proc; empty on other systems. */
export function residentMemoryOfChildren(pid: number): readonly ProcessMemory[] {
  return childrenOf(pid).map((child) => ({
    command: read(`/proc/${child}/cmdline`).split('\0').slice(1).join(' ').trim(),
    residentInMib: Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${child}/status`))?.[1] ?? 0) / KIB_PER_MIB,
    ),
  }));
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
