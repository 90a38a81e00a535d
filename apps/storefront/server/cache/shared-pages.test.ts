import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPageCache } from '../../testing/open-page-cache.ts';
import {
  expectKept,
  keptPages,
  openPageServer,
  PAGE_SERVER_TIMEOUT_IN_MS,
  POLL,
} from '../../testing/page-server.ts';
import { openTestLink } from '../../testing/redis-link.ts';
import { hasRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts';
import { createRedisPages } from '../shared-state/redis/redis-pages.ts';

let redis: RedisServer;

async function openServer(options?: Parameters<typeof openPageServer>[1]) {
  const server = await openPageServer(redis, options);
  onTestFinished(server.close);
  return server;
}

describe.skipIf(!hasRedis)('pages through redis-server', () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis[Symbol.asyncDispose]());
  beforeEach(() => redis.ask('FLUSHALL'));

  it('a page is rendered by one server and shown by both, byte for byte', async () => {
    const [first, second] = [await openServer(), await openServer()];
    const headers = { 'accept-encoding': 'br' };
    const made = await first.visit('/nl/shop', headers);
    await expectKept(redis, 1);
    const found = await second.visit('/nl/shop', headers);
    expect(found?.headers.get('etag')).toBe(made?.headers.get('etag'));
    expect([...(found?.headers ?? [])]).toEqual([...(made?.headers ?? [])]);
    expect(await found?.arrayBuffer()).toEqual(await made?.arrayBuffer());
    expect([...first.made(), ...second.made()]).toEqual(['/nl/shop quick']);
    // Memory answers from then on, also without Redis.
    expect(second.getCached('/nl/shop')?.status).toBe(200);
  });

  it('two servers that are asked at the same moment render a page once', async () => {
    const servers = [await openServer(), await openServer()];
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const server of servers) server.delay = promise;
    const texts = Promise.all(servers.map((server) => server.text('/nl')));
    await expect.poll(() => servers.flatMap((server) => server.made()), POLL).toHaveLength(1);
    resolve();
    expect(new Set(await texts)).toEqual(new Set(['page /nl 1']));
    expect(servers.flatMap((server) => server.made())).toHaveLength(1);
  });

  it('after a purge a page is rendered once for both, and neither shows the old one', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await first.text('/nl');
    await expectKept(redis, 1);
    await second.text('/nl');
    for (const server of [first, second]) server.content = 'new';
    await first.publish(['path:/nl']);
    await expect.poll(second.position, POLL).toEqual(first.position());
    const texts = await Promise.all([first.text('/nl'), second.text('/nl')]);
    expect(texts).toEqual(['page /nl new', 'page /nl new']);
    expect([...first.made(), ...second.made()]).toHaveLength(2);
  });

  it('a purge leaves pages of other tags, and takes all when it is of everything', async () => {
    const [first, second] = [await openServer(), await openServer()];
    await first.text('/nl/products/a');
    await expectKept(redis, 1);
    await first.publish(['path:/nl/products/b']);
    await second.text('/nl/products/a');
    expect(second.made()).toEqual([]);
    await first.publish(['*']);
    second.content = 'new';
    await expect.poll(second.position, POLL).toEqual(first.position());
    expect(await second.text('/nl/products/a')).toBe('page /nl/products/a new');
  });

  it('a page that was being rendered when its tag was purged is never kept', async () => {
    const [first, second] = [await openServer(), await openServer()];
    const { promise, resolve } = Promise.withResolvers<void>();
    first.delay = promise;
    const old = first.text('/nl');
    await expect.poll(first.made, POLL).toHaveLength(1);
    second.content = 'new';
    await second.publish(['path:/nl']);
    resolve();
    expect(await old).toBe('page /nl 1');
    expect(await second.text('/nl')).toBe('page /nl new');
    Object.assign(first, { delay: null, content: 'new' });
    expect(await first.text('/nl')).toBe('page /nl new');
  });

  it('a server that has not heard of a purge yet keeps nothing from before it', async () => {
    const [behind, ahead] = [await openServer(), await openServer()];
    const stood = behind.position();
    await ahead.publish(['path:/nl']);
    await expect.poll(behind.position, POLL).not.toEqual(stood);
    // Acts as if its reader were slower than its visitors.
    const { link } = await openTestLink(redis.url, PAGE_SERVER_TIMEOUT_IN_MS);
    onTestFinished(link.close);
    const options = { version: 'build-1', family: 'shop', maxBytes: 1_000_000 };
    const now = () => performance.now();
    const late = createRedisPages({ link, position: () => stood, now, ...options });
    const cache = openPageCache({ shared: late });
    await cache.text('/nl');
    await cache.text('/nl/other');
    await expectKept(redis, 1);
    ahead.content = 'new';
    expect(await ahead.text('/nl')).toBe('page /nl new');
    expect(await ahead.text('/nl/other')).toBe('page /nl/other 1');
  });

  it('pages of two builds never mix', async () => {
    const old = await openServer();
    const next = await openServer({ version: 'build-2' });
    await old.text('/nl');
    await expectKept(redis, 1);
    next.content = '2';
    expect(await next.text('/nl')).toBe('page /nl 2');
    await expectKept(redis, 2);
    expect(await old.text('/nl')).toBe('page /nl 1');
  });

  it('a stale page is shown by a new server at once, while one renders it anew', async () => {
    const first = await openServer();
    first.isOld = true;
    await first.text('/nl');
    await expectKept(redis, 1);
    const [second, third] = [await openServer(), await openServer()];
    expect(await second.text('/nl')).toBe('page /nl 1');
    expect(await third.text('/nl')).toBe('page /nl 1');
    expect([...second.made(), ...third.made()]).toEqual([]);
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const server of [second, third]) Object.assign(server, { delay: promise, content: 'new' });
    // Both are asked again: one renders, both still show what they have.
    expect(await second.text('/nl')).toBe('page /nl 1');
    expect(await third.text('/nl')).toBe('page /nl 1');
    await expect.poll(() => [...second.made(), ...third.made()], POLL).toHaveLength(1);
    resolve();
    await expect.poll(() => second.text('/nl'), POLL).toBe('page /nl new');
    await expect.poll(() => third.text('/nl'), POLL).toBe('page /nl new');
    expect([...second.made(), ...third.made()]).toHaveLength(1);
  });

  it.each([
    [404, 2, 1],
    [500, 3, 3],
    ['unkept', 3, 3],
  ] as const)(
    'an answer such as %s holds no other server up',
    async (failure, questions, questionsOfSecond) => {
      const [first, second] = [await openServer(), await openServer()];
      for (const server of [first, second]) server.failure = failure;
      const askFor = (server: typeof first) =>
        server.outcomes.filter((outcome) => outcome === 'pages done').length;
      await first.visit('/nl/x');
      // The server took the turn, gave it up and, of what is not gone, looked for the last good page.
      await expect.poll(() => askFor(first), POLL).toBe(questions);
      await second.visit('/nl/x');
      expect(askFor(second)).toBe(questionsOfSecond);
      expect(second.made()).toHaveLength(1);
      expect(await keptPages(redis)).toBe(0);
    },
  );

  it('the last good page stands in for an error, a day long, also of an earlier build or purged', async () => {
    const old = await openServer();
    await old.text('/nl/products/a');
    await expectKept(redis, 1);
    await old.publish(['*']);
    const next = await openServer({ version: 'build-2' });
    await expect.poll(next.position, POLL).toEqual(old.position());
    next.failure = 502;
    const shown = await next.visit('/nl/products/a');
    expect(shown?.status).toBe(200);
    expect(shown?.headers.get('cache-status')).toContain('detail=last-good');
    expect(await shown?.text()).toBe('page /nl/products/a 1');
    expect((await next.visit('/nl/products/b'))?.status).toBe(502);
    expect(Number(await redis.ask('PTTL', '{shop}:page-ages'))).toBe(-1);
    // Once a service answers again, so does the shop.
    Object.assign(next, { failure: null, content: '2' });
    next.passTime(5_000);
    await next.text('/nl/products/a');
    await expect.poll(() => next.text('/nl/products/a'), POLL).toBe('page /nl/products/a 2');
  });

  it('a page that is gone is gone for all', async () => {
    const [first, second] = [await openServer(), await openServer()];
    first.isOld = true;
    await first.text('/nl/x');
    await expectKept(redis, 1);
    first.failure = 404;
    first.passTime(5_000);
    await first.text('/nl/x');
    await expectKept(redis, 0);
    second.failure = 404;
    expect((await second.visit('/nl/x'))?.status).toBe(404);
  });

  it('a server that dies while it renders holds a page up for no longer than a visitor waits', async () => {
    const [first, second] = [await openServer(), await openServer()];
    first.delay = new Promise(() => undefined);
    void first.text('/nl');
    await expect.poll(first.made, POLL).toHaveLength(1);
    expect(await second.text('/nl')).toBe('page /nl 1');
    // The turn of the first is still open.
    expect(await redis.ask('KEYS', '{shop}:turn:*')).toHaveLength(1);
  });

  it('pages take no more room than they may: the oldest go', async () => {
    const server = await openServer({ maxBytes: 100_000, bodyInBytes: 4_000 });
    for (let at = 0; at < 60; at += 1) await server.warm(`/nl/products/${at}`);
    await expect
      .poll(() => redis.ask('HGET', '{shop}:page-sizes', 'all').then(Number), POLL)
      .toBeGreaterThan(90_000);
    expect(Number(await redis.ask('HGET', '{shop}:page-sizes', 'all'))).toBeLessThanOrEqual(
      100_000,
    );
    const [kept, ages] = [await keptPages(redis), await redis.ask('ZCARD', '{shop}:page-ages')];
    expect(kept).toBe(ages);
    expect(kept).toBeLessThan(60);
    expect(Number(await redis.ask('HLEN', '{shop}:page-sizes'))).toBe(kept + 1);
    const ttl = Number(await redis.ask('PTTL', '{shop}:page-ages'));
    expect(ttl).toBe(-1);
  });
});
