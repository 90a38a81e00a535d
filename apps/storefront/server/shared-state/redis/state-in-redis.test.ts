import { spawnSync } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestLink } from '../../../testing/redis-link.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../testing/redis-server.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { openSharedState } from '../open-shared-state.ts';
import type { SharedState } from '../shared-state.ts';

const POLL = { timeout: 15_000, interval: 20 };

describe.skipIf(!hasRedis)('the state through redis-server', () => {
  let redis: RedisServer;
  const opened: SharedState[] = [];
  beforeEach(async () => {
    redis = await startRedis('--requirepass', 'hidden');
  });
  afterEach(async () => {
    for (const state of opened.splice(0)) await state.close();
    await redis[Symbol.asyncDispose]();
  });

  function openState(url = redis.url) {
    const logged: LogEntry[] = [];
    const metrics: string[] = [];
    const state = openSharedState({
      settings: { url, ca: null, timeoutInMs: 200, maxPageBytes: 0 },
      log: (entry) => logged.push(entry),
      metrics: {
        sharedStateAsked: (part, outcome) => metrics.push(`${part} ${outcome}`),
        sharedStateIs: (isUp) => metrics.push(isUp ? 'up' : 'down'),
      },
      now: () => performance.now(),
    });
    state.purges.follow(() => undefined);
    opened.push(state);
    return { ...state, logged, metrics, events: () => logged.map(({ event }) => event) };
  }

  it('says when it comes and when it goes, once each', async () => {
    const state = openState();
    await expect.poll(state.events, POLL).toEqual(['shared-state.up']);
    await redis.kill();
    await expect.poll(state.events, POLL).toEqual(['shared-state.up', 'shared-state.down']);
    await redis.restart();
    await expect.poll(state.events, POLL).toHaveLength(3);
    expect(state.events().at(-1)).toBe('shared-state.up');
    expect(state.metrics.filter((one) => one === 'up' || one === 'down')).toEqual([
      'down',
      'up',
      'down',
      'up',
    ]);
  });

  it('says that the password is wrong, without saying it', async () => {
    const state = openState(redis.url.replace(':hidden@', ':guessed@'));
    await expect.poll(state.logged.at.bind(state.logged, 0), POLL).toBeDefined();
    expect(state.events()).toEqual(['shared-state.down']);
    expect(JSON.stringify(state.logged)).toMatch(/WRONGPASS|NOAUTH/);
    expect(JSON.stringify(state.logged)).not.toMatch(/guessed|hidden/);
    const limiter = state.limiters({ name: 'logins', most: 1, windowInMs: 60_000 });
    expect((await limiter.attempt('anna')).isAllowed).toBe(true);
    expect((await limiter.attempt('anna')).isAllowed).toBe(false);
  });

  it('warns of a Redis that may forget purges when it is full', async () => {
    await redis.ask('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    const state = openState();
    await expect.poll(state.events, POLL).toContain('shared-state.eviction');
    await redis.ask('CONFIG', 'SET', 'maxmemory-policy', 'volatile-lru');
    const other = openState();
    await other.purges.ready(5_000);
    expect(other.events()).not.toContain('shared-state.eviction');
  });

  it('a full Redis is said once, not for each call', async () => {
    const state = openState();
    await state.purges.ready(5_000);
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1');
    const limiter = state.limiters({ name: 'logins', most: 100, windowInMs: 60_000 });
    for (let count = 0; count < 20; count += 1) await limiter.attempt('anna');
    expect(state.metrics.filter((one) => one === 'limits refused')).toHaveLength(20);
    expect(state.events().filter((event) => event === 'shared-state.refused')).toHaveLength(1);
  });

  it('counts what all servers count, and tells a day without counts from a Redis that is gone', async () => {
    const states = [openState(), openState()];
    for (const state of states) {
      await expect.poll(state.events, POLL).toEqual(['shared-state.up']);
      await state.counts.add('2026-12-01', ['nl hero:a', 'nl menu:b']);
    }
    const [state] = states;
    const both = new Map([
      ['nl hero:a', 2],
      ['nl menu:b', 2],
    ]);
    expect(await state?.counts.read('2026-12-01')).toEqual(both);
    expect(await state?.counts.read('2026-12-02')).toEqual(new Map());
    const lasts = Number(await redis.ask('TTL', '{shop}:shown:2026-12-01'));
    expect(lasts).toBeGreaterThan(34_559_900);
    await redis.kill();
    expect(await state?.counts.read('2026-12-01')).toBeNull();
  });

  it('a long task of the server itself is not taken for a slow Redis', async () => {
    using opened = await openTestLink(redis.url, 50);
    const answer = opened.link.run('limits', (client) => client.ping());
    // Sent, and then the loop is held up until long after the limit and until Redis has answered: it does so in turn.
    await nextTurn();
    const until = performance.now() + 300;
    while (performance.now() < until) spawnSync('redis-cli', ['-u', redis.url, 'ping']);
    expect(await answer).toBe('PONG');
    expect(opened.outcomes).toEqual(['limits done']);
  });
});
