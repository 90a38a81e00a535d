/** How many may be inside at once, for pages that have to be made and calls together. */
export interface RoomLimits {
  /** Before anything is known of them. */
  readonly atFirst: number;
  readonly least: number;
  readonly most: number;
  /** From here on the event loop is late. */
  readonly mostLagInMs: number;
}

export const LIMIT_RANGE: RoomLimits = { atFirst: 64, least: 12, most: 512, mostLagInMs: 100 };

export interface LoadSample {
  readonly lagInMs: number;
  /** The most who were inside since the last look. */
  readonly mostInside: number;
}

const KEPT_WHEN_LATE = 0.7;
const MORE_WHEN_IN_TIME = 8;

/**
 * As many as are served in time, whatever they cost: fewer by a third where the event loop was late, a few more where it
 * was in time and half of the room was needed. Those who wait for a slow service cost nothing, so for them there is more.
 */
export function nextLimit(
  room: number,
  { lagInMs, mostInside }: LoadSample,
  limits = LIMIT_RANGE,
): number {
  if (isLate(lagInMs, limits)) {
    return Math.max(limits.least, Math.floor(room * KEPT_WHEN_LATE));
  }
  if (mostInside * 2 < room) return room;
  return Math.min(limits.most, room + MORE_WHEN_IN_TIME);
}

/** Whether what nobody waits for is better left for later. */
export function isLate(lagInMs: number, limits = LIMIT_RANGE): boolean {
  return lagInMs > limits.mostLagInMs;
}
