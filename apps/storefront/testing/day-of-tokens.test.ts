import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openVisitor } from './account-visitor.ts';
import { ANNA } from './customer-fixture.ts';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

const HOUR_IN_MS = 60 * 60_000;
let redis: RedisServer;
let first: InMemoryStorefront;
let second: InMemoryStorefront;
let tokenCount = 0;

const onAnswer = async ({ url }: Request) => {
  if (url.endsWith('/admin/oauth/access_token')) tokenCount += 1;
};
const environment = () => ({ REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '500' });
const openBeside = () =>
  openInMemoryStorefront({ environment: environment(), beside: first, onAnswer });

/** Has the merchant install the app anew, which ends its tokens. */
async function revokeTokens(): Promise<void> {
  const { adminToken } = first.platform.secrets.shops.nl;
  const response = await first.platform.fetch('http://localhost:4010/nl/admin/app', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'X-Shopify-Access-Token': adminToken },
    body: '{"isInstalled":true}',
  });
  expect(response.status).toBe(200);
}

describe.skipIf(!hasRedis)('forty hours of two servers through redis-server', () => {
  beforeAll(async () => {
    redis = await startRedis();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T00:00:00Z') });
    first = await openInMemoryStorefront({ environment: environment(), onAnswer });
    second = await openBeside();
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await second[Symbol.asyncDispose]();
    await first[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  it('have no failed answer, whatever ends: tokens by time or by the merchant, Redis, or a server', async () => {
    const events: Readonly<Record<number, () => Promise<unknown>>> = {
      6: revokeTokens,
      9: () => redis.restart(),
      12: async () => {
        await second[Symbol.asyncDispose]();
        second = await openBeside();
      },
      14: () => redis.kill(),
      15: revokeTokens,
      16: () => redis.restart(),
    };
    const failed: string[] = [];
    const tokensAt = new Map<number, number>();
    const anna = openVisitor(first.app);
    await anna.post('register', ANNA);
    for (let hour = 0; hour <= 40; hour += 1) {
      await events[hour]?.();
      for (const server of [first, second]) {
        const elsewhere = openVisitor(server.app);
        for (const [name, value] of anna.cookies) elsewhere.cookies.set(name, value);
        // The account's wishlist is read by the Admin API each time.
        const wishlist = await elsewhere.post('get-customer-wishlist', { email: ANNA.email });
        const page = await server.send('/nl/products/rain-shampoo');
        const statuses = [wishlist.status, page.status].join();
        if (statuses !== '200,200') failed.push(`${hour}: ${statuses}`);
      }
      tokensAt.set(hour, tokenCount);
      vi.setSystemTime(Date.now() + HOUR_IN_MS);
    }
    expect(failed).toEqual([]);
    // Servers share the first, and the one after the merchant ended it.
    expect([tokensAt.get(5), tokensAt.get(8)]).toEqual([1, 2]);
    // An empty Redis, a new server, and no Redis at all: each server may ask for its own.
    expect(tokensAt.get(38)).toBeLessThanOrEqual(6);
    // A day after the last one it is renewed.
    expect(tokenCount).toBeGreaterThan(tokensAt.get(38) ?? 0);
    expect(tokenCount).toBeLessThanOrEqual(8);
  }, 300_000);
});
