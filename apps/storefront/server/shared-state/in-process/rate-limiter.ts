import { createHash } from 'node:crypto';
import type { Attempt, CreateRateLimiter, RateLimiter } from '../shared-state.ts';
import { type AttemptCountsOptions, createAttemptCounts } from './attempt-counts.ts';

/** Limits that count for this process. */
export function limitersInProcess(now: () => number): CreateRateLimiter {
  return (limit) => createRateLimiter({ ...limit, now });
}

/** Limits attempts per key, which is kept as a hash. */
export function createRateLimiter(options: AttemptCountsOptions): RateLimiter {
  const counts = createAttemptCounts(options);
  return {
    attempt: async (name, weight = 1) => {
      const key = createHash('sha256').update(name).digest('base64');
      const counted = counts.count(key, weight);
      if (!counted.isAllowed) return counted;
      const takeBack = upTo(weight, async (count) => counts.takeBack(key, counted.at, count));
      return { isAllowed: true, takeBack };
    },
  };
}

/** Takes back what was counted, all of it unless a number says how much, and never more. */
export function upTo(
  weight: number,
  takeBack: (count: number) => Promise<void>,
): (count?: number) => Promise<void> {
  let counted = weight;
  return async (count = counted) => {
    const taken = Math.min(count, counted);
    counted -= taken;
    if (taken > 0) await takeBack(taken);
  };
}

/** An attempt under several limits: allowed and counted by all, or refused and counted by none. */
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
