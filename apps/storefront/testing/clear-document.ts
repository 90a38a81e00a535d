import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Before the globals that a page was opened with go (vitest.setup.ts), and its clock.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
