import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by half of what is alive before it is cleared, and no further, however the server was started: what
 * pages leave behind when they are made stays until then, and nothing clears it while kept pages are served.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
