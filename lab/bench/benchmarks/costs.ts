import { freePorts } from '@lokke/stack';
import { spreadText } from '../../numbers.ts';
import { hasRedis, redisAt } from '../../redis.ts';
import { cartLoads, LOAD_GROUPS } from '../against/server-loads.ts';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { type Load, measureRounds } from '../load/measure-load.ts';
import { ALWAYS_FRESH, type MeasuredShop, openShop } from '../open-shop.ts';

type Environment = Readonly<Record<string, string>>;

/** Holds no page in memory, so that each request reads it from Redis. */
const NO_MEMORY = { ...ALWAYS_FRESH, PAGE_CACHE_MIB: '0.001' };

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
    ...cachedPages(shop, 'cached page'),
    ...(await cartLoads(shop)),
  ]);
  await measureCosts(LOAD_GROUPS.made.environment, LOAD_GROUPS.made.loadsOf);
  if (hasRedis()) {
    const [port = 0] = await freePorts(1);
    await using redis = redisAt(port);
    await redis.start();
    await measureCosts({ ...NO_MEMORY, REDIS_URL: redis.url }, (shop) =>
      cachedPages(shop, 'page from Redis'),
    );
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

function cachedPages({ shopUrl, storefrontPid: serverPid }: MeasuredShop, kind: string): Load[] {
  return MAIN_PAGES.map(({ name, path }) => ({
    name: `${kind}: ${name}`,
    url: shopUrl + path,
    serverPid,
  }));
}
