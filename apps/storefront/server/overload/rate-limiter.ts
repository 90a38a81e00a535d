import { createHash } from 'node:crypto';

export interface AttemptLimiterOptions {
  readonly most: number;
  readonly windowInMs: number;
  readonly now: () => number;
  readonly mostKeys?: number;
}

type Attempt =
  | { readonly isAllowed: true; readonly takeBack: () => void }
  | { readonly isAllowed: false; readonly retryAfterInSeconds: number };

export interface RateLimiter {
  /** Counts before the work is done, so that many at once are counted too. */
  readonly attempt: (key: string) => Attempt;
}

/**
 * At most so many attempts in any stretch of time, each key by itself. It holds a bounded number
 * of keys of one size, whatever is sent; the ones longest unused go first.
 */
export function createRateLimiter({
  most,
  windowInMs,
  now,
  mostKeys = 20_000,
}: AttemptLimiterOptions): RateLimiter {
  const timesByKey = new Map<string, readonly number[]>();

  const keep = (key: string, times: readonly number[]): void => {
    timesByKey.delete(key);
    if (times.length > 0) timesByKey.set(key, times);
    const [oldest] = timesByKey.keys();
    if (timesByKey.size > mostKeys && oldest !== undefined) timesByKey.delete(oldest);
  };

  return {
    attempt: (name) => {
      const key = createHash('sha256').update(name).digest('base64');
      const time = now();
      const recent = (timesByKey.get(key) ?? []).filter((made) => made > time - windowInMs);
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
