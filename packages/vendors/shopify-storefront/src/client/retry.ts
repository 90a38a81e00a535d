import type { RequestFailure } from './failure.ts';

const DELAYS_IN_MS: readonly number[] = [100, 400];

/** Longer than this a page does not wait; the caller says so at once instead. */
const LONGEST_WAIT_IN_MS = 2_000;

/**
 * How long to wait before the next attempt, or null to give up. A write is repeated only where the shop
 * turned it away before doing anything; else it might be done twice.
 * A timeout is not tried again: it has cost its time already.
 */
export function delayBeforeRetry(
  failure: RequestFailure,
  attemptsMade: number,
  kind: 'query' | 'mutation',
): number | null {
  const delay = DELAYS_IN_MS[attemptsMade - 1];
  if (delay === undefined || !isPassing(failure)) return null;
  if (kind === 'mutation' && !isTurnedAway(failure)) return null;
  const asked = failure.kind === 'throttled' ? (failure.retryAfterInMs ?? 0) : 0;
  return asked > LONGEST_WAIT_IN_MS ? null : Math.max(delay, asked);
}

/** Too busy, by Shopify's limits or its gateway: the same ones that Shopify's own clients repeat. */
function isTurnedAway(failure: RequestFailure): boolean {
  return failure.kind === 'throttled' || (failure.kind === 'http' && failure.status === 503);
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
