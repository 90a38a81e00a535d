import { describe, expect, it } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { hasRedis, startRedis } from '../testing/redis-server.ts';
import { checkSharedState } from './check-shared-state.ts';

const see = (REDIS_URL: string) =>
  checkSharedState({ config: readConfig({ REDIS_URL }), fetch, now: Date.now, isHosted: true });

it('says nothing where each server stands alone', async () => {
  expect(await see('')).toEqual([]);
});

it('says where nobody answers, without the password', async () => {
  const [finding] = await see('redis://:a-secret@127.0.0.1:1');
  expect(finding).toMatchObject({ level: 'problem', check: 'redis' });
  expect(finding?.sentence).toMatch(
    /^Redis at 127\.0\.0\.1:1 does not answer \(.*REDIS_URL right\?$/,
  );
});

describe.skipIf(!hasRedis)('a Redis', () => {
  it('that answers is well', async () => {
    await using redis = await startRedis();
    expect(await see(redis.url)).toMatchObject([{ level: 'ok', check: 'redis' }]);
  });

  it('that asks for another password is a problem', async () => {
    await using redis = await startRedis('--requirepass', 'right');
    const [finding] = await see(redis.url.replace('right', 'wrong'));
    expect(finding?.sentence).toContain('WRONGPASS');
  });

  it('that drops any key when it is full would forget purges', async () => {
    await using redis = await startRedis('--maxmemory-policy', 'allkeys-lru');
    const [finding] = await see(redis.url);
    expect(finding?.level).toBe('problem');
    expect(finding?.sentence).toContain('(allkeys-lru)');
  });
});
