/** Range of the limit on rendered pages and API calls together. */
export interface RoomLimits {
  /** Initial limit. */
  readonly atFirst: number;
  readonly least: number;
  readonly most: number;
  /** Event-loop lag above which the server counts as late. */
  readonly maxLagInMs: number;
}

export const LIMIT_RANGE: RoomLimits = { atFirst: 64, least: 12, most: 512, maxLagInMs: 100 };

export interface LoadSample {
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
export function nextLimit(
  limit: number,
  { lagInMs, maxInFlight }: LoadSample,
  limits = LIMIT_RANGE,
): number {
  if (isLate(lagInMs, limits)) {
    return Math.max(limits.least, Math.floor(limit * KEPT_WHEN_LATE));
  }
  if (maxInFlight * 2 < limit) return limit;
  return Math.min(limits.most, limit + MORE_WHEN_IN_TIME);
}

/** Tells whether background work should be postponed. */
export function isLate(lagInMs: number, limits = LIMIT_RANGE): boolean {
  return lagInMs > limits.maxLagInMs;
}
