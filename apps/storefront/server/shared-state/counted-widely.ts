import type { Attempt, RateLimiter } from './shared-state.ts';

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
