import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestLink } from '../../../testing/redis-link.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../testing/redis-server.ts';
import { EVERYTHING } from '../shared-state.ts';
import { LOG_KEY, PURGED_KEY, STREAM_KEY } from './purge-scripts.ts';
import { createRedisPurges, type LogPosition } from './redis-purges.ts';

const MAX_ENTRIES = 20;
const TIMEOUT_IN_MS = 500;
const POLL = { timeout: 15_000, interval: 20 };

let redis: RedisServer;

/** A server that writes down what it has to purge. */
async function openServer(from: LogPosition | null = null, maxTags?: number) {
  const opened = await openTestLink(redis.url, TIMEOUT_IN_MS);
  const limits = {
    timeoutInMs: TIMEOUT_IN_MS,
    maxEntries: MAX_ENTRIES,
    ...(maxTags && { maxTags }),
  };
  const purges = createRedisPurges({ link: opened.link, from, ...limits });
  const purged: (readonly string[])[] = [];
  purges.follow((tags) => purged.push(tags));
  await purges.ready(5_000);
  // Joining for the first time purges whatever was kept before.
  if (from === null) purged.splice(0);
  const close = () => {
    purges.close();
    opened.link.close();
  };
  onTestFinished(close);
  return { ...purges, purged, outcomes: opened.outcomes, close };
}

describe.skipIf(!hasRedis)('purges through redis-server', () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());
  beforeEach(() => redis.ask('FLUSHALL'));

  it('a purge reaches every server once, the one that heard of it before it has answered', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await first.publish(['product:nl:a', 'products:nl']);
    expect(first.purged).toEqual([['product:nl:a', 'products:nl']]);
    await expect.poll(() => second.purged, POLL).toEqual([['product:nl:a', 'products:nl']]);
    expect(first.purged).toHaveLength(1);
    expect(second.position()).toEqual(first.position());
  });

  it('a server that lost its connection reads what came meanwhile', async () => {
    const [first, second] = [await openServer(), await openServer()];
    for (let count = 0; count < 5; count += 1) {
      await redis.ask('CLIENT', 'KILL', 'TYPE', 'normal');
      await expect.poll(() => first.publish([`tag:${count}`]).then(() => 1), POLL).toBe(1);
    }
    const all = [0, 1, 2, 3, 4].map((count) => `tag:${count}`);
    await expect.poll(() => second.purged.flat(), POLL).toEqual(expect.arrayContaining(all));
    expect(second.purged.flat()).not.toContain(EVERYTHING);
  });

  it.each([
    [MAX_ENTRIES, false],
    [MAX_ENTRIES + 1, true],
  ])(
    'a server that was away for %i purges of 20 kept: clears everything %s',
    async (count, isCleared) => {
      const first = await openServer();
      const second = await openServer();
      const last = second.position();
      second.close();
      for (let at = 0; at < count; at += 1) await first.publish([`tag:${at}`]);
      const back = await openServer(last);
      await expect.poll(() => back.position(), POLL).toEqual(first.position());
      const tags = back.purged.flat();
      expect(tags.includes(EVERYTHING)).toBe(isCleared);
      if (!isCleared) expect(tags).toHaveLength(count);
    },
  );

  it.each([
    [3, false],
    [4, true],
  ])('of %i tags, where three are kept: takes all before as purged %s', async (count, areAll) => {
    const server = await openServer(null, 3);
    const first = server.position();
    for (let at = 0; at < count; at += 1) await server.publish([`tag:${at}`]);
    expect(await redis.ask('HLEN', PURGED_KEY)).toBe(areAll ? 0 : count);
    const start = Number(await redis.ask('HGET', LOG_KEY, 'start'));
    expect(start).toBe((first?.seq ?? 0) + (areAll ? count : 0));
  });

  it('all servers clear everything when Redis was emptied, and hear of the next purge', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await first.publish(['before']);
    await redis.ask('FLUSHALL');
    await expect.poll(() => first.purged.at(-1), POLL).toEqual([EVERYTHING]);
    await expect.poll(() => second.purged.at(-1), POLL).toEqual([EVERYTHING]);
    await first.publish(['after']);
    await expect.poll(() => second.purged.at(-1), POLL).toEqual(['after']);
  });

  it('while Redis is gone a server purges itself, and tells the others afterwards', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await redis.kill();
    await first.publish(['product:nl:a']);
    expect(first.purged).toEqual([['product:nl:a']]);
    expect(second.purged).toEqual([]);
    await redis.restart();
    // The run is a new start of Redis: both clear everything, and the purge is told on top. Who joins after it need not read it.
    await expect.poll(() => second.purged.flat(), POLL).toContain(EVERYTHING);
    await expect.poll(() => redis.ask('XLEN', STREAM_KEY), POLL).toBe(1);
  });

  it('a Redis that does not answer holds one purge up, for the timeout, and the next one not at all', async () => {
    const [first, second] = [await openServer(), await openServer()];
    redis.freeze();
    try {
      await first.publish(['one']);
      await first.publish(['two']);
      expect(first.purged.flat()).toEqual(['one', 'two']);
      const waits = first.outcomes.filter((outcome) => outcome === 'purges slow');
      expect(waits).toHaveLength(1);
    } finally {
      redis.thaw();
    }
    await expect
      .poll(() => second.purged.flat(), POLL)
      .toEqual(expect.arrayContaining(['one', 'two']));
  });

  it('a full Redis takes no purge: it is told when there is room again', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1');
    await first.publish(['product:nl:a']);
    expect(first.purged.flat()).toEqual(['product:nl:a']);
    expect(first.outcomes).toContain('purges refused');
    await redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    await expect.poll(() => second.purged.flat(), POLL).toContain('product:nl:a');
  });
});
