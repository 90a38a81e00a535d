import type { RequestFailure } from './failure.ts';

const DELAYS_IN_MS: readonly number[] = [100, 400];

/** Longer than this a page does not wait; the caller says so at once instead. */
const LONGEST_WAIT_IN_MS = 2_000;

/**
 * How long to wait before the next attempt at a read, or null to give up.
 * A timeout is not tried again: it has cost its time already.
 */
export function delayBeforeRetry(failure: RequestFailure, attemptsMade: number): number | null {
  const delay = DELAYS_IN_MS[attemptsMade - 1];
  if (delay === undefined || !isPassing(failure)) return null;
  const asked = failure.kind === 'throttled' ? (failure.retryAfterInMs ?? 0) : 0;
  return asked > LONGEST_WAIT_IN_MS ? null : Math.max(delay, asked);
}

function isPassing(failure: RequestFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'throttled':
      return true;
    case 'http':
      return failure.status >= 500;
    case 'timeout':
    case 'unreadable':
    case 'graphql':
      return false;
  }
}
