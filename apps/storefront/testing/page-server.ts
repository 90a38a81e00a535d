import { expect } from 'vitest';
import { createRedisPages } from '../server/shared-state/redis/redis-pages.ts';
import { createRedisPurges } from '../server/shared-state/redis/redis-purges.ts';
import { openPageCache } from './open-page-cache.ts';
import { openTestLink } from './redis-link.ts';
import type { RedisServer } from './redis-server.ts';

export const PAGE_SERVER_TIMEOUT_IN_MS = 500;
export const POLL = { timeout: 15_000, interval: 20 };

/** A storefront server's page cache, with what it shares. */
export async function openPageServer(
  redis: RedisServer,
  { version = 'build-1', maxBytes = 10_000_000, bodyInBytes = 0 } = {},
) {
  const timeoutInMs = PAGE_SERVER_TIMEOUT_IN_MS;
  const { link, outcomes } = await openTestLink(redis.url, timeoutInMs);
  const purges = createRedisPurges({ link, timeoutInMs });
  const now = () => performance.now();
  const { position } = purges;
  const shared = createRedisPages({ link, position, version, family: 'shop', maxBytes, now });
  const cache = openPageCache({ shared, bodyInBytes });
  purges.follow(cache.purge);
  await purges.ready(5_000);
  const close = () => {
    purges.close();
    link.close();
  };
  return Object.assign(cache, { publish: purges.publish, position, outcomes, close });
}

export async function keptPages(redis: RedisServer): Promise<number> {
  const keys = await redis.ask('KEYS', '{shop}:page:*');
  return Array.isArray(keys) ? keys.length : 0;
}

/** Pages are kept after they were sent. */
export async function expectKept(redis: RedisServer, count: number): Promise<void> {
  await expect.poll(() => keptPages(redis), POLL).toBe(count);
}
