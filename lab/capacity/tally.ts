import { quantile } from '../numbers.ts';

/** How many waits are kept for quantiles of a class: every one until then, each with the same chance after that. */
const MAX_WAITS = 50_000;

export interface Tally {
  readonly served: (waitInMs: number) => void;
  readonly shed: (atInMs: number) => void;
  readonly counts: () => { readonly served: number; readonly shed: number };
  /** 0 to 1. */
  readonly shedShare: () => number;
  readonly firstShedAtInMs: () => number | null;
  readonly waitAt: (share: number) => number;
}

/** Counts what visitors saw of one class of requests. */
export function createTally(random: () => number): Tally {
  const waits: number[] = [];
  let served = 0;
  let shed = 0;
  let firstShedAtInMs: number | null = null;
  return {
    served: (waitInMs) => {
      const place = served < MAX_WAITS ? served : Math.floor(random() * (served + 1));
      if (place < MAX_WAITS) waits[place] = waitInMs;
      served += 1;
    },
    shed: (atInMs) => {
      shed += 1;
      firstShedAtInMs ??= atInMs;
    },
    counts: () => ({ served, shed }),
    shedShare: () => shed / Math.max(1, served + shed),
    firstShedAtInMs: () => firstShedAtInMs,
    waitAt: (share) => quantile(waits, share),
  };
}
