import { keepNewest } from './keep-newest.ts';

/** Outcome of an attempt; `at` names it where it is taken back. */
export type Counted =
  | { readonly isAllowed: true; readonly at: number }
  | { readonly isAllowed: false; readonly retryAfterInSeconds: number };

export type AttemptCounts = ReturnType<typeof createAttemptCounts>;

export interface AttemptCountsOptions {
  readonly most: number;
  readonly windowInMs: number;
  readonly now: () => number;
  readonly maxKeys?: number;
}

/** Counts attempts per key in a sliding window. Stores a bounded number of keys; the least recently used are evicted. */
export function createAttemptCounts({
  most,
  windowInMs,
  now,
  maxKeys = 20_000,
}: AttemptCountsOptions) {
  const timesByKey = new Map<string, readonly number[]>();

  const keep = (key: string, times: readonly number[]): void => {
    if (times.length > 0) keepNewest(timesByKey, maxKeys, key, times);
    else timesByKey.delete(key);
  };

  return {
    count: (key: string, weight: number): Counted => {
      const time = now();
      const recent = (timesByKey.get(key) ?? []).filter(
        (attemptedAt) => attemptedAt > time - windowInMs,
      );
      const [first] = recent;
      if (first !== undefined && recent.length >= most) {
        keep(key, recent);
        // Below the limit again when all but `most - 1` are over.
        const waitInMs = (recent[recent.length - most] ?? first) + windowInMs - time;
        return { isAllowed: false, retryAfterInSeconds: Math.ceil(waitInMs / 1000) };
      }
      keep(key, [...recent, ...Array<number>(weight).fill(time)]);
      return { isAllowed: true, at: time };
    },
    takeBack: (key: string, at: number, count: number): void => {
      const times = timesByKey.get(key) ?? [];
      const index = times.indexOf(at);
      if (index >= 0 && count > 0) keep(key, times.toSpliced(index, count));
    },
  };
}
