import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1_000_000_000;

/** The processor time that the threads of a process have used, in seconds; null where the system does not tell. */
export function processorSecondsOf(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) => sum + secondsOf(pid, thread),
      0,
    );
  } catch {
    return null;
  }
}

function secondsOf(pid: number, thread: string): number {
  try {
    const [onProcessor = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(
      ' ',
    );
    return Number(onProcessor) / NANOSECONDS;
  } catch {
    return 0; // a helper thread that has just ended
  }
}
