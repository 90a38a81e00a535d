import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestLink } from '../../../testing/redis-link.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../testing/redis-server.ts';
import { createRedisExchanges } from './redis-exchanges.ts';

describe.skipIf(!hasRedis)('what can be done once, through redis-server', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());

  async function openServer(timeoutInMs?: number) {
    const opened = await openTestLink(redis.url, timeoutInMs);
    return { ...createRedisExchanges(opened.link, () => performance.now()), ...opened };
  }

  /** Has the turn, or fails. */
  async function turnAt(server: Awaited<ReturnType<typeof openServer>>, name: string) {
    const turn = await server.take(name);
    if (turn.kind === 'found') throw new Error(`${name} was done: ${turn.value}`);
    return turn;
  }

  it('is done by one server, and the other takes what it gave', async () => {
    using first = await openServer();
    using second = await openServer();
    const turn = await turnAt(first, 'a');
    const waiting = second.take('a');
    await turn.keep('tokens');
    expect(await waiting).toEqual({ kind: 'found', value: 'tokens' });
    expect(await first.take('a')).toEqual({ kind: 'found', value: 'tokens' });
    const keptForInMs = Number(await redis.ask('PTTL', '{shop}:exchange:a'));
    expect(keptForInMs).toBeGreaterThan(0);
    expect(keptForInMs).toBeLessThanOrEqual(60_000);
  });

  it('is the other’s to do when the first gives up', async () => {
    using first = await openServer();
    using second = await openServer();
    const turn = await turnAt(first, 'b');
    const waiting = turnAt(second, 'b');
    await turn.giveUp();
    await (await waiting).keep('tokens');
    expect(await first.take('b')).toEqual({ kind: 'found', value: 'tokens' });
  });

  it('is the other’s to do when the first was killed, and what the first gave late still counts', async () => {
    using first = await openServer();
    using second = await openServer();
    const turn = await turnAt(first, 'c');
    const waiting = turnAt(second, 'c');
    // Acts as if its time were over.
    await redis.ask('PEXPIRE', '{shop}:exchange-turn:c', '1');
    await waiting;
    await turn.keep('late');
    expect(await second.take('c')).toEqual({ kind: 'found', value: 'late' });
  });

  it('is done anew, once, for servers that know what was given to be stale', async () => {
    using first = await openServer();
    using second = await openServer();
    await (await turnAt(first, 'f')).keep('old', 3_600_000);
    expect(Number(await redis.ask('PTTL', '{shop}:exchange:f'))).toBeGreaterThan(3_500_000);
    const turns = [first.take('f', 'old'), second.take('f', 'old')];
    const turn = await Promise.race(turns);
    if (turn.kind === 'make') await turn.keep('new');
    expect((await Promise.all(turns)).map(({ kind }) => kind).toSorted()).toEqual([
      'found',
      'make',
    ]);
    expect(await second.take('f', 'old')).toEqual({ kind: 'found', value: 'new' });
  });

  it('is done by one of them when Redis pauses for longer than a call waits', async () => {
    using first = await openServer(100);
    using second = await openServer(100);
    redis.freeze();
    const turns = [first.take('e'), second.take('e')];
    await delay(300);
    redis.thaw();
    const turn = await Promise.race(turns);
    if (turn.kind === 'make') await turn.keep('once');
    const kinds = (await Promise.all(turns)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['found', 'make']);
  });

  it('is done by each without Redis', async () => {
    using first = await openServer();
    using second = await openServer();
    await redis.kill();
    await Promise.all([turnAt(first, 'd'), turnAt(second, 'd')]);
    expect(second.outcomes.at(-1)).toBe('exchanges gone');
    await redis.restart();
  });
});
