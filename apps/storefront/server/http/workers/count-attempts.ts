import * as v from 'valibot';
import { type AttemptCounts, createAttemptCounts } from '../../shared-state/in-process/index.ts';
import type { RateLimit } from '../../shared-state/index.ts';

const limit = v.object({ name: v.string(), most: v.number(), windowInMs: v.number() });
const attemptSchema = v.object({ limit, key: v.string(), weight: v.number() });
const takeBackSchema = v.object({ limit, key: v.string(), at: v.number(), count: v.number() });

/** Counts the attempts that the workers allow, for all of them together. */
export function countAttempts(now: () => number) {
  const byName = new Map<string, AttemptCounts>();
  const countsOf = (limited: RateLimit): AttemptCounts => {
    const counts = byName.get(limited.name) ?? createAttemptCounts({ ...limited, now });
    byName.set(limited.name, counts);
    return counts;
  };
  return {
    attempt: (input: unknown) => {
      const attempt = v.parse(attemptSchema, input);
      return countsOf(attempt.limit).count(attempt.key, attempt.weight);
    },
    takeBack: (input: unknown) => {
      const { limit: limited, key, at, count } = v.parse(takeBackSchema, input);
      countsOf(limited).takeBack(key, at, count);
    },
  };
}
