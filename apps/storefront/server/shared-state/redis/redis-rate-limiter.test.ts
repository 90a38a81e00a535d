import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestLink } from '../../../testing/redis-link.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../testing/redis-server.ts';
import { attemptAll, limitersInProcess } from '../in-process/rate-limiter.ts';
import { limitersInRedis } from './redis-rate-limiter.ts';

const POLL = { timeout: 15_000, interval: 20 };
const LIMIT = { name: 'logins', most: 3, windowInMs: 60_000 };

describe.skipIf(!hasRedis)('limits through redis-server', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());
  beforeEach(() => redis.ask('FLUSHALL'));

  async function openServer(limit = LIMIT) {
    const opened = await openTestLink(redis.url);
    const createLimiter = limitersInRedis(
      opened.link,
      limitersInProcess(() => performance.now()),
    );
    return { ...opened, createLimiter, ...createLimiter(limit) };
  }

  it('three attempts are allowed on all servers together, and the fourth is told how long to wait', async () => {
    using first = await openServer();
    using second = await openServer();
    for (const server of [first, second, first]) {
      expect((await server.attempt('anna')).isAllowed).toBe(true);
    }
    for (const server of [second, first, second]) {
      const refused = await server.attempt('anna');
      if (refused.isAllowed) throw new Error('It was allowed');
      expect(refused.retryAfterInSeconds).toBeGreaterThan(50);
      expect(refused.retryAfterInSeconds).toBeLessThanOrEqual(60);
    }
    expect((await second.attempt('bea')).isAllowed).toBe(true);
  });

  it('attempts at the same moment are counted one by one', async () => {
    using first = await openServer();
    using second = await openServer();
    const attempts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? first : second).attempt('anna')),
    );
    expect(attempts.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  });

  it('what is taken back is free on all servers, and what was refused does not count', async () => {
    using first = await openServer();
    using second = await openServer();
    await first.attempt('anna');
    await first.attempt('anna');
    const third = await first.attempt('anna');
    for (let count = 0; count < 5; count += 1) {
      expect((await second.attempt('anna')).isAllowed).toBe(false);
    }
    if (third.isAllowed) await third.takeBack();
    if (third.isAllowed) await third.takeBack();
    expect((await second.attempt('anna')).isAllowed).toBe(true);
    expect((await second.attempt('anna')).isAllowed).toBe(false);
  });

  it('a heavy attempt counts whole on all servers, and part of it is taken back', async () => {
    using first = await openServer();
    using second = await openServer();
    const heavy = await first.attempt('anna', 5);
    expect((await second.attempt('anna')).isAllowed).toBe(false);
    if (heavy.isAllowed) await heavy.takeBack(3);
    expect((await second.attempt('anna')).isAllowed).toBe(true);
    expect((await second.attempt('anna')).isAllowed).toBe(false);
  });

  it('an attempt without weight costs nothing, and is refused nothing that is left', async () => {
    using server = await openServer();
    for (let count = 0; count < 5; count += 1) {
      const light = await server.attempt('anna', 0);
      expect(light.isAllowed).toBe(true);
      if (light.isAllowed) await light.takeBack();
    }
    const attempts = [1, 1, 1].map((weight) => server.attempt('anna', weight));
    expect((await Promise.all(attempts)).every(({ isAllowed }) => isAllowed)).toBe(true);
    expect((await server.attempt('anna', 0)).isAllowed).toBe(false);
    expect((await server.attempt('anna')).isAllowed).toBe(false);
  });

  it('limits of different names do not count for each other, also where one of several refuses', async () => {
    using first = await openServer();
    using second = await openServer();
    const other = first.createLimiter({ ...LIMIT, name: 'codes' });
    for (let count = 0; count < 3; count += 1) await second.attempt('anna');
    const both = [
      [other, 'anna'],
      [first, 'anna'],
    ] as const;
    for (let count = 0; count < 5; count += 1) {
      expect((await attemptAll(both)).isAllowed).toBe(false);
    }
    expect((await other.attempt('anna')).isAllowed).toBe(true);
  });

  it('no address of a visitor is in Redis', async () => {
    using server = await openServer();
    await server.attempt('198.51.100.7 anna@example.com');
    const keys = JSON.stringify(await redis.ask('KEYS', '*'));
    expect(keys).toContain('{shop}:limit:logins');
    expect(keys).not.toMatch(/anna|198/);
  });

  it('without Redis a server goes on from what it has counted itself, says so, and comes back', async () => {
    using first = await openServer();
    using second = await openServer();
    await first.attempt('anna');
    await first.attempt('anna');
    await redis.kill();
    expect((await first.attempt('anna')).isAllowed).toBe(true);
    expect((await first.attempt('anna')).isAllowed).toBe(false);
    expect((await second.attempt('anna')).isAllowed).toBe(true);
    expect(first.outcomes.at(-1)).toBe('limits gone');
    await redis.restart();
    await expect
      .poll(async () => {
        await second.attempt(`probe ${performance.now()}`);
        return second.outcomes.at(-1);
      }, POLL)
      .toBe('limits done');
  });
});
