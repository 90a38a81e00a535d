import { readFileSync } from 'node:fs';

/** Linux counts a process's time in ticks of a hundredth of a second, on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** The processor time that a process has used, in seconds; null where the system does not tell. */
export function processorSecondsOf(pid: number): number | null {
  try {
    // The name in brackets may hold anything, so the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
