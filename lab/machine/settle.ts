import { setTimeout } from 'node:timers/promises';
import { cpuSecondsOf } from './processes.ts';

const LOOK_EVERY_MS = 1_000;
// Their timers take less of a second.
const RESTING_SECONDS = 0.1;

/** Until the processes do next to nothing for a second. */
export async function settle(...pids: readonly number[]): Promise<void> {
  const spent = () => pids.reduce((sum, pid) => sum + (cpuSecondsOf(pid) ?? 0), 0);
  for (;;) {
    const before = spent();
    await setTimeout(LOOK_EVERY_MS);
    if (spent() - before < RESTING_SECONDS) return;
  }
}
