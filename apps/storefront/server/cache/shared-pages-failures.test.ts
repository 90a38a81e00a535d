import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { expectKept, keptPages, openPageServer, POLL } from '../../testing/page-server.ts';
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts';

let redis: RedisServer;

async function openServer(options?: Parameters<typeof openPageServer>[1]) {
  const server = await openPageServer(redis, options);
  onTestFinished(server.close);
  return server;
}

describe.skipIf(!hasRedis)('pages when something is wrong with it, through redis-server', () => {
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    await redis[Symbol.asyncDispose]();
  });

  it('a Redis that is killed in the middle costs no visitor a page, and is used again afterwards', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await first.text('/nl');
    await redis.kill();
    expect(await first.text('/nl')).toBe('page /nl 1');
    expect(await second.text('/nl')).toBe('page /nl 1');
    expect(second.outcomes).toContain('pages gone');
    await redis.restart();
    // A new start of Redis: servers join it anew.
    const start = second.position();
    await expect.poll(() => second.position()?.run, POLL).not.toBe(start?.run);
    await expect.poll(() => first.position()?.run, POLL).toBe(second.position()?.run);
    await first.text('/nl/again');
    await expectKept(redis, 1);
    await second.text('/nl/again');
    expect(second.made().filter((made) => made.includes('again'))).toEqual([]);
  });

  it('a Redis that does not answer is waited for once, and never by a page in memory', async () => {
    const server = await openServer();
    await server.text('/nl');
    await expectKept(redis, 1);
    redis.freeze();
    try {
      const asked = server.outcomes.length;
      for (let at = 0; at < 1_000; at += 1) expect(server.getCached('/nl')).not.toBeNull();
      expect(server.outcomes).toHaveLength(asked);
      for (let at = 0; at < 20; at += 1) await server.text(`/nl/products/${at}`);
      expect(server.outcomes.filter((outcome) => outcome === 'pages slow')).toHaveLength(1);
    } finally {
      redis.thaw();
    }
    await expect
      .poll(async () => {
        await server.text(`/nl/products/probe-${performance.now()}`);
        return keptPages(redis);
      }, POLL)
      .toBeGreaterThan(0);
  });

  it('a full Redis keeps no page and costs none', async () => {
    const server = await openServer();
    await redis.ask('CONFIG', 'SET', 'maxmemory', '1');
    expect(await server.text('/nl')).toBe('page /nl 1');
    expect(server.outcomes).toContain('pages refused');
    expect(await keptPages(redis)).toBe(0);
    await redis.ask('CONFIG', 'SET', 'maxmemory', '0');
    await server.text('/nl/other');
    await expectKept(redis, 1);
  });

  it('what a Redis remembers from before its restart may lack purges, and is not shown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'redis-'));
    onTestFinished(() => void rmSync(folder, { recursive: true }));
    await redis[Symbol.asyncDispose]();
    redis = await startRedis('--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder);
    const [first, second] = [await openServer(), await openServer()];
    await first.text('/nl');
    await expectKept(redis, 1);
    const stood = second.position();
    await redis.restart();
    await expect.poll(() => second.position()?.run, POLL).not.toBe(stood?.run);
    expect(await keptPages(redis)).toBe(1);
    second.content = 'new';
    expect(await second.text('/nl')).toBe('page /nl new');
  });

  it('what is in Redis and is no page of ours is not shown', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await first.text('/nl');
    await expectKept(redis, 1);
    const keys = await redis.ask('KEYS', '{shop}:page:*');
    await redis.ask('HSET', String(keys), 'head', '{"etag":1}');
    expect(await second.text('/nl')).toBe('page /nl 1');
    expect(second.made()).toHaveLength(1);
  });
});
