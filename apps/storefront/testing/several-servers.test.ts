import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVisitor } from './account-visitor.ts';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';
import { renameProduct } from './rename-product.ts';

const POLL = { timeout: 15_000, interval: 20 };
const MARKETS = 'nl,de';
/** Only a purge makes anything anew. */
const LASTING = {
  PAGE_FRESH_MS: '3600000',
  CATALOGUE_FRESH_MS: '3600000',
  CONTENTFUL_FRESH_MS: '3600000',
};

let redis: RedisServer;
let first: InMemoryStorefront;
let second: InMemoryStorefront;

const environmentOf = ({ url }: RedisServer) => ({
  MARKETS,
  ...LASTING,
  REDIS_URL: url,
  REDIS_TIMEOUT_MS: '1000',
});

/** Two storefront servers on one platform and one Redis. */
async function openBoth(): Promise<void> {
  const environment = environmentOf(redis);
  first = await openInMemoryStorefront({ shops: ['nl', 'de'], environment });
  second = await openInMemoryStorefront({ environment, beside: first });
  await Promise.all([hasJoined(first), hasJoined(second)]);
}

/** Both render in this process, so one that warms up would keep the other from joining in time. */
async function hasJoined({ metrics }: InMemoryStorefront): Promise<void> {
  // Names the run of Redis it is, how it evicts, and where its log stands.
  const threeAnswers = /part="purges",outcome="done"\} (?:[3-9]|\d\d)/;
  await expect.poll(() => metrics.text(), POLL).toMatch(threeAnswers);
}

const PRODUCT = '/nl/products/rain-shampoo';
const text = async (server: InMemoryStorefront, path: string) => (await server.send(path)).text();

const madeBy = (server: InMemoryStorefront, from: 'render' | 'shared') =>
  countOf(server, 'pages_made_total', from);

/** Sums a counter over all labels that begin with a value. */
async function countOf(server: InMemoryStorefront, name: string, first: string): Promise<number> {
  const line = new RegExp(`^lokke_${name}\\{\\w+="${first}",.*\\} (\\d+)$`, 'gm');
  const counts = [...(await server.metrics.text()).matchAll(line)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

describe.skipIf(!hasRedis)('two servers through redis-server', () => {
  beforeEach(async () => {
    redis = await startRedis();
    await openBoth();
  });
  afterEach(async () => {
    await second[Symbol.asyncDispose]();
    await first[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  it('that warm up together render each main page once, and a third one none', async () => {
    await Promise.all([first.warm(), second.warm()]);
    const pages = first.config.locales.length * 2;
    const rendered = (await madeBy(first, 'render')) + (await madeBy(second, 'render'));
    expect(rendered).toBe(pages);
    const shared = (await madeBy(first, 'shared')) + (await madeBy(second, 'shared'));
    expect(shared).toBe(pages);
    await using third = await openInMemoryStorefront({
      environment: environmentOf(redis),
      beside: first,
    });
    await hasJoined(third);
    await third.warm();
    expect(await madeBy(third, 'render')).toBe(0);
    expect(await third.metrics.text()).toContain('lokke_shared_state_up{store="redis"} 1');
    expect(await text(third, '/nl')).toBe(await text(first, '/nl'));
  });

  it('show a change that one of them was told of, and render the page once for it', async () => {
    await Promise.all([first.warm(), second.warm()]);
    for (const server of [first, second])
      expect(await text(server, PRODUCT)).toContain('Rain shampoo');
    const before = (await madeBy(first, 'render')) + (await madeBy(second, 'render'));
    await renameProduct('Regenshampoo', second);
    await expect.poll(() => text(first, PRODUCT), POLL).toContain('Regenshampoo');
    expect(await text(second, PRODUCT)).toContain('Regenshampoo');
    const after = (await madeBy(first, 'render')) + (await madeBy(second, 'render'));
    expect(after - before).toBe(1);
  });

  it('ask the content service once for both, and again once it has changed', async () => {
    const countAsked = (server: InMemoryStorefront) =>
      countOf(server, 'upstream_calls_total', 'content');
    await Promise.all([first.warm(), second.warm()]);
    const both = (await countAsked(first)) + (await countAsked(second));
    await using alone = await openInMemoryStorefront({
      environment: { MARKETS, ...LASTING },
      beside: first,
    });
    await alone.warm();
    expect(both).toBe(await countAsked(alone));
    await first.purge(['content-nl-nl']);
    expect(await text(first, '/nl')).toBe(await text(second, '/nl'));
    expect((await countAsked(first)) + (await countAsked(second))).toBeGreaterThan(both);
  });

  it('take ten wrong passwords together, and then none', async () => {
    await Promise.all([first.warm(), second.warm()]);
    const visitors = [first, second].map((server) => openVisitor(server.app, '198.51.100.9'));
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const visitor = visitors[count % 2];
      const guess = { email: 'anna@example.com', password: `Guess-${count}` };
      statuses.push((await visitor?.post('login', guess))?.status ?? 0);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});

it('a server whose Redis cannot be reached opens and sells on its own', async () => {
  const environment = { REDIS_URL: 'redis://127.0.0.1:1' };
  await using alone = await openInMemoryStorefront({ environment });
  await alone.warm();
  expect((await alone.send('/healthz')).status).toBe(200);
  expect(await text(alone, PRODUCT)).toContain('Rain shampoo');
  expect(alone.logged).toContainEqual(expect.objectContaining({ event: 'shared-state.down' }));
  expect(await alone.metrics.text()).toContain('lokke_shared_state_up{store="redis"} 0');
});
