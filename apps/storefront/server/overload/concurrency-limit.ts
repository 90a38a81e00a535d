/** Range of the limit on rendered pages and API calls together. */
export const LIMIT_RANGE = {
  atFirst: 64,
  least: 12,
  most: 512,
  /** Event-loop lag above which the server counts as late. */
  maxLagInMs: 100,
};

interface LoadSample {
  readonly lagInMs: number;
  /** Highest number in flight since the last sample. */
  readonly maxInFlight: number;
}

const KEPT_WHEN_LATE = 0.7;
const MORE_WHEN_IN_TIME = 8;

/**
 * Adapts the limit to event-loop lag: a third less when late; a few more when on time and half used. Requests that
 * wait for a slow service cause no lag, so the limit grows for them.
 */
export function nextLimit(limit: number, { lagInMs, maxInFlight }: LoadSample): number {
  if (isLate(lagInMs)) {
    return Math.max(LIMIT_RANGE.least, Math.floor(limit * KEPT_WHEN_LATE));
  }
  if (maxInFlight * 2 < limit) return limit;
  return Math.min(LIMIT_RANGE.most, limit + MORE_WHEN_IN_TIME);
}

/** Tells whether background work should be postponed. */
export function isLate(lagInMs: number): boolean {
  return lagInMs > LIMIT_RANGE.maxLagInMs;
}
