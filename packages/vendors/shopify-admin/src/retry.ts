import type { AdminFailure } from './failure.ts';

const DELAYS_IN_MS: readonly number[] = [100, 400];
const LONGEST_WAIT_IN_MS = 2_000;

/**
 * How long to wait before the next attempt, or null to give up. Only what the shop turned away before
 * doing anything is repeated: its limits, and a gateway that had nobody to hand the request to.
 */
export function delayBeforeRetry(failure: AdminFailure, attemptsMade: number): number | null {
  const delay = DELAYS_IN_MS[attemptsMade - 1];
  if (delay === undefined) return null;
  if (failure.kind === 'http') return failure.status === 503 ? delay : null;
  if (failure.kind !== 'throttled') return null;
  const asked = failure.retryAfterInMs ?? 0;
  return asked > LONGEST_WAIT_IN_MS ? null : Math.max(delay, asked);
}
