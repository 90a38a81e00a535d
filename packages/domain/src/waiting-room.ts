/** Moments at which buyers are let into the checkout, so many at each. */
export interface Moments {
  readonly places: number;
  readonly lengthInMs: number;
}

const SHORTEST_IN_MS = 10_000;

/** Divides a rate of buyers a minute into moments of ten seconds or a little more, with whole places. */
export function momentsOf(perMinute: number): Moments {
  const places = Math.ceil((perMinute * SHORTEST_IN_MS) / 60_000);
  return { places, lengthInMs: (60_000 * places) / perMinute };
}

/** Number of the moment that a time belongs to. */
export function momentAt(nowInMs: number, { lengthInMs }: Moments): number {
  return Math.floor(nowInMs / lengthInMs);
}

/** Seconds until a moment begins; 0 from then on. */
export function secondsUntil(moment: number, nowInMs: number, { lengthInMs }: Moments): number {
  return Math.max(0, Math.ceil((moment * lengthInMs - nowInMs) / 1000));
}
