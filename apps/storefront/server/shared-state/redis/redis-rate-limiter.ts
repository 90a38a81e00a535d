import { createHash } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { countedWidely, upTo } from '../in-process/rate-limiter.ts';
import type { CreateRateLimiter, RateLimit, RateLimiter } from '../shared-state.ts';
import type { RedisLink } from './redis-link.ts';

/**
 * Limits that count for all servers, in windows that begin with the first attempt. Each server counts in its memory,
 * too, and asks it first: what is refused there costs Redis nothing, and without Redis the count goes on. The
 * library's own insurance would hide that it is used.
 */
export function limitersInRedis(link: RedisLink, inMemory: CreateRateLimiter): CreateRateLimiter {
  return (limit) => createRedisRateLimiter(link, limit, inMemory(limit));
}

function createRedisRateLimiter(
  link: RedisLink,
  { name: limitName, most, windowInMs }: RateLimit,
  memory: RateLimiter,
): RateLimiter {
  const limiter = new RateLimiterRedis({
    storeClient: link.client,
    points: most,
    duration: Math.ceil(windowInMs / 1000),
    keyPrefix: `{shop}:limit:${limitName}`,
  });
  // Addresses of visitors do not leave the server as such.
  const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url');
  const count = (key: string, points: number) =>
    link.run('limits', () => limiter.consume(key, points).catch(refuse));
  const add = (key: string, points: number) =>
    link.run('limits', () => limiter.penalty(key, points));
  const remove = (key: string, points: number) =>
    link.run('limits', () => limiter.reward(key, points));

  return countedWidely(memory, async (name, weight) => {
    const key = keyOf(name);
    // Counts one first: an attempt is allowed while there is room for one.
    const first = Math.min(weight, 1);
    const there = await count(key, first);
    if (there === undefined) return undefined;
    if (there.consumedPoints > most) {
      // An attempt that was refused does not count.
      if (first > 0) await remove(key, first);
      const retryAfterInSeconds = Math.max(1, Math.ceil(there.msBeforeNext / 1000));
      return { isAllowed: false, retryAfterInSeconds };
    }
    if (weight > 1) await add(key, weight - 1);
    const takeBack = upTo(weight, async (points) => {
      await remove(key, points);
    });
    return { isAllowed: true, takeBack };
  });
}

/** The library rejects with a result where the limit is reached, and with an error where Redis fails. */
function refuse(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
