import { afterAll, vi } from 'vitest';

// The next file may be run in the same process: it gets the console and the clock as they were.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
