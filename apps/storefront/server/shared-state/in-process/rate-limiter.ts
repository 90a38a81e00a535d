import { createHash } from 'node:crypto';
import type { Attempt, CreateRateLimiter, RateLimiter } from '../shared-state.ts';

export interface RateLimiterOptions {
  readonly most: number;
  readonly windowInMs: number;
  readonly now: () => number;
  readonly maxKeys?: number;
}

/** Limits that count for this process. */
export function limitersInProcess(now: () => number): CreateRateLimiter {
  return (limit) => createRateLimiter({ ...limit, now });
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
}: RateLimiterOptions): RateLimiter {
  const timesByKey = new Map<string, readonly number[]>();

  const keep = (key: string, times: readonly number[]): void => {
    timesByKey.delete(key);
    if (times.length > 0) timesByKey.set(key, times);
    const [oldest] = timesByKey.keys();
    if (timesByKey.size > maxKeys && oldest !== undefined) timesByKey.delete(oldest);
  };

  return {
    attempt: async (name, weight = 1) => {
      const key = createHash('sha256').update(name).digest('base64');
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
      let counted = weight;
      return {
        isAllowed: true,
        takeBack: async (count = counted) => {
          const times = timesByKey.get(key) ?? [];
          const taken = Math.min(count, counted);
          counted -= taken;
          const index = times.indexOf(time);
          if (index >= 0 && taken > 0) keep(key, times.toSpliced(index, taken));
        },
      };
    },
  };
}

/** One attempt under several limits: allowed and counted by all, or refused and counted by none. */
export async function attemptAll(
  limits: readonly (readonly [limiter: RateLimiter, key: string])[],
  weight = 1,
): Promise<Attempt> {
  const allowed: ((count?: number) => Promise<void>)[] = [];
  const takeBack = async (count?: number): Promise<void> => {
    await Promise.all(allowed.map((takeOneBack) => takeOneBack(count)));
  };
  for (const [limiter, key] of limits) {
    const attempt = await limiter.attempt(key, weight);
    if (!attempt.isAllowed) {
      await takeBack();
      return attempt;
    }
    allowed.push(attempt.takeBack);
  }
  return { isAllowed: true, takeBack };
}
