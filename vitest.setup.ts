import { afterAll, afterEach, vi } from 'vitest';

// Pages that a server makes are made as in production, with React's quicker build; tests of components need its other one.
if (!('document' in globalThis)) process.env['NODE_ENV'] = 'production';

// Vitest asks for 100 frames of every error, and React makes one for each element: a fifth of the time of tests of pages.
Error.stackTraceLimit = 10;

// The next test may be run in the same process: it gets the console and globals as they were, the next file the clock.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => vi.useRealTimers());
