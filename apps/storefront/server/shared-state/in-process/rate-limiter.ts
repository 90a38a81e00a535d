import { createHash } from 'node:crypto';
import type { Attempt, CreateRateLimiter, RateLimit, RateLimiter } from '../shared-state.ts';
import { type AttemptCountsOptions, type Counted, createAttemptCounts } from './attempt-counts.ts';

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

/** Counts for more than this process; undefined where it does not answer. */
export type WiderCount = (name: string, weight: number) => Promise<Attempt | undefined>;

/** Asks the memory of this process first: what it refuses costs nobody else anything, and alone it goes on counting. */
export function countedWidely(memory: RateLimiter, count: WiderCount): RateLimiter {
  return {
    attempt: async (name, weight = 1) => {
      const here = await memory.attempt(name, weight);
      if (!here.isAllowed) return here;
      const there = await count(name, weight);
      if (there === undefined) return here;
      if (!there.isAllowed) {
        await here.takeBack();
        return there;
      }
      return {
        isAllowed: true,
        takeBack: async (points) => {
          await Promise.all([here.takeBack(points), there.takeBack(points)]);
        },
      };
    },
  };
}

/** The process above the workers, which counts for all of them. */
export interface MachineCounts {
  /** Undefined when it does not answer. */
  readonly count: (limit: RateLimit, key: string, weight: number) => Promise<Counted | undefined>;
  readonly takeBack: (limit: RateLimit, key: string, at: number, count: number) => void;
}

/** Limits that count for all workers of this machine. */
export function limitersOfMachine(
  machine: MachineCounts,
  inMemory: CreateRateLimiter,
): CreateRateLimiter {
  // Addresses of visitors stay in the worker.
  const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url');
  return (limit) =>
    countedWidely(inMemory(limit), async (name, weight) => {
      const key = keyOf(name);
      const counted = await machine.count(limit, key, weight);
      if (counted === undefined || !counted.isAllowed) return counted;
      const { at } = counted;
      const takeBack = upTo(weight, async (count) => machine.takeBack(limit, key, at, count));
      return { isAllowed: true, takeBack };
    });
}
