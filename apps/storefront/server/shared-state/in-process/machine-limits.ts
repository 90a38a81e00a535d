import { createHash } from 'node:crypto';
import { countedWidely } from '../counted-widely.ts';
import type { CreateRateLimiter, RateLimit } from '../shared-state.ts';
import type { Counted } from './attempt-counts.ts';
import { upTo } from './rate-limiter.ts';

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
