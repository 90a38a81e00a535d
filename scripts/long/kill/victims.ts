import { readFileSync } from 'node:fs';

export type Victim = 'platform' | 'storefront';

const SCRIPTS: Readonly<Record<Victim, string>> = {
  platform: 'packages/platform/src/main.ts',
  storefront: 'apps/storefront/build/server/index.js',
};

/** Ends one of the shop's processes as a power cut would; false where it is not running just now. */
export function killNow(stackPid: number, victim: Victim): boolean {
  const pid = childrenOf(stackPid).find((child) =>
    textOf(`/proc/${child}/cmdline`).includes(SCRIPTS[victim]),
  );
  if (pid === undefined) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}

function childrenOf(pid: number): readonly number[] {
  return textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has just ended, or this is no Linux
  }
}
