import { setTimeout } from 'node:timers/promises';
import { cpuSecondsOf } from '../../machine/processes.ts';

const LOOK_EVERY_MS = 1000;
// The platform's timers take less of a second.
const RESTING_SECONDS = 0.1;

/** Until the process does next to nothing for a second. */
export async function settle(pid: number): Promise<void> {
  for (;;) {
    const before = cpuSecondsOf(pid) ?? 0;
    await setTimeout(LOOK_EVERY_MS);
    if ((cpuSecondsOf(pid) ?? 0) - before < RESTING_SECONDS) return;
  }
}
