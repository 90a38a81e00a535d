import { afterAll, vi } from 'vitest';

// Vitest asks for 100 frames of every error, and React makes one for each element: a fifth of the time of tests of pages.
Error.stackTraceLimit = 10;

// The next file may be run in the same process: it gets the console and the clock as they were.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
