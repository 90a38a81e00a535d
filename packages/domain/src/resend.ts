/** Number of times that a request is sent again; with the waits below half a minute. */
export const MAX_RESENDS = 5;

/** A longer `Retry-After` is no pause but an outage: it is said at once. */
export const MAX_WAIT_IN_MS = 30_000;

const FIRST_WAIT_IN_MS = 1_000;

interface Failed {
  /** Number of times that sending has failed, from 1. */
  readonly failures: number;
  /** Time that the server asked for; null when it named none. */
  readonly retryAfterInMs: number | null;
  /** Number from 0 up to and without 1, which keeps browsers from coming back all at once. */
  readonly random: number;
}

/** Returns how long to wait before a request is sent again; null when it is given up. */
export function waitBeforeResend({ failures, retryAfterInMs, random }: Failed): number | null {
  const askedInMs = retryAfterInMs ?? 0;
  if (failures > MAX_RESENDS || askedInMs > MAX_WAIT_IN_MS) return null;
  const ownInMs = FIRST_WAIT_IN_MS * 2 ** (failures - 1);
  return Math.max(askedInMs, ownInMs) + (ownInMs * random) / 2;
}
