import { freePorts } from '@lokke/stack';
import { spreadText } from '../../numbers.ts';
import { hasRedis, redisAt } from '../../redis.ts';
import { firstVariants } from '../against/platform-loads.ts';
import { cartLoads, LOAD_GROUPS } from '../against/server-loads.ts';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { type Load, measureRounds } from '../load/measure-load.ts';
import { ALWAYS_FRESH, type MeasuredShop, openShop } from '../open-shop.ts';

type Environment = Readonly<Record<string, string>>;

/** Holds fewer pages than are asked for in turn, so that each request reads its page from Redis. */
const LITTLE_MEMORY = { ...ALWAYS_FRESH, PAGE_CACHE_MIB: '1' };

/** Measures the CPU time of a warm server for each kind of request: the figures of docs/capacity.md. */
export const costs: Benchmark = async (log) => {
  const rows: string[][] = [];
  async function measureCosts(
    environment: Environment,
    loadsOf: (shop: MeasuredShop) => readonly Load[] | Promise<readonly Load[]>,
  ) {
    await using shop = await openShop(environment);
    const loads = await loadsOf(shop);
    const rounds = await measureRounds(loads, log);
    for (const [at, { name }] of loads.entries()) {
      const costsInMs = rounds[at]?.map(({ requestsPerCoreSecond: rate }) => 1_000 / rate) ?? [];
      rows.push([name, spreadText(costsInMs, (cost) => cost.toFixed(2))]);
    }
  }
  await measureCosts(ALWAYS_FRESH, async (shop) => [
    ...(await cachedPages(shop)),
    ...(await cartLoads(shop)),
  ]);
  await measureCosts(LOAD_GROUPS.made.environment, LOAD_GROUPS.made.loadsOf);
  if (hasRedis()) {
    const [port = 0] = await freePorts(1);
    await using redis = redisAt(port);
    await redis.start();
    await measureCosts({ ...LITTLE_MEMORY, REDIS_URL: redis.url }, async (shop) => [
      await productsInTurn(shop),
    ]);
  }
  return {
    sections: [
      {
        title: 'CPU time of a request',
        note: 'Milliseconds of one process of a warm server, gzip; the platform has its own process.',
        columns: ['request', 'CPU time, ms'],
        rows,
      },
    ],
    targets: [],
  };
};

async function cachedPages({ shopUrl, storefrontPid: serverPid }: MeasuredShop): Promise<Load[]> {
  const loads = MAIN_PAGES.map(({ name, path }) => ({
    name: `cached page: ${name}`,
    url: shopUrl + path,
    serverPid,
  }));
  for (const { url } of loads) await (await fetch(url)).text();
  return loads;
}

async function productsInTurn(shop: MeasuredShop): Promise<Load> {
  const products = await firstVariants(shop.platformUrl);
  return {
    name: 'page from Redis: product',
    url: shop.shopUrl,
    serverPid: shop.storefrontPid,
    paths: products.map(({ handle }) => `/nl/products/${handle}`),
    connections: 1,
  };
}
