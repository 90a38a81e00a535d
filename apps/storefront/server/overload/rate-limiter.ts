import { createHash } from 'node:crypto';

export interface AttemptLimiterOptions {
  readonly most: number;
  readonly windowInMs: number;
  readonly now: () => number;
  readonly maxKeys?: number;
}

type Attempt =
  | { readonly isAllowed: true; readonly takeBack: () => void }
  | { readonly isAllowed: false; readonly retryAfterInSeconds: number };

export interface RateLimiter {
  /** Counts before the work is done, so that concurrent attempts count. */
  readonly attempt: (key: string) => Attempt;
}

/**
 * Limits attempts per key in a sliding window. Stores a bounded number of hashed keys; the least recently used are
 * evicted.
 */
export function createRateLimiter({
  most,
  windowInMs,
  now,
  maxKeys = 20_000,
}: AttemptLimiterOptions): RateLimiter {
  const timesByKey = new Map<string, readonly number[]>();

  const keep = (key: string, times: readonly number[]): void => {
    timesByKey.delete(key);
    if (times.length > 0) timesByKey.set(key, times);
    const [oldest] = timesByKey.keys();
    if (timesByKey.size > maxKeys && oldest !== undefined) timesByKey.delete(oldest);
  };

  return {
    attempt: (name) => {
      const key = createHash('sha256').update(name).digest('base64');
      const time = now();
      const recent = (timesByKey.get(key) ?? []).filter(
        (attemptedAt) => attemptedAt > time - windowInMs,
      );
      const [first] = recent;
      if (first !== undefined && recent.length >= most) {
        keep(key, recent);
        const waitInMs = first + windowInMs - time;
        return { isAllowed: false, retryAfterInSeconds: Math.ceil(waitInMs / 1000) };
      }
      keep(key, [...recent, time]);
      let isTakenBack = false;
      return {
        isAllowed: true,
        takeBack: () => {
          const times = timesByKey.get(key) ?? [];
          const index = isTakenBack ? -1 : times.lastIndexOf(time);
          isTakenBack = true;
          if (index >= 0) keep(key, times.toSpliced(index, 1));
        },
      };
    },
  };
}
