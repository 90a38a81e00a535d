// npm run lab -- rollout [<loads>]: servers of two builds as `deploy` describes them, behind Varnish and with Redis, while
// visitors shop: both builds at once, a canary, a rollout, a Redis that is killed, a rollback, and tabs that stay open.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, openShopProcess } from '@lokke/stack';
import { whyNoVarnish } from '@lokke/storefront/testing/open-varnish.ts';
import { hasPrometheus } from '../bad-day/prometheus.ts';
import { shopSecrets } from '../platform-secrets.ts';
import { hasRedis, redisAt } from '../redis.ts';
import { buildShop } from '../run.ts';
import { type Build, countRenamed, keepFiles, makeBuild } from './builds.ts';
import { tryOneServerFirst } from './canary.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { keepTabOpen } from './open-tab.ts';
import { goShopping, LOADS_PER_VISIT, openBrowser, openVisitor } from './visits.ts';

const AT_ONCE = 2;
/** Files that one changed line of styles renames: the sheet, the file that holds it, its script and the list of routes. */
const MOST_RENAMED = 5;
const WITHOUT_REDIS_IN_MS = 3_000;
/** Faults of the services, which no visitor may see. */
const FAULTS = {
  latencyInMs: 40,
  rate: 0.01,
  kinds: ['throttled', 'tooManyRequests', 'unavailable'],
};

const loads = Number(process.argv[2] ?? 200);
if (!(loads > 0)) {
  console.error(`The number of page loads must be above 0, not "${process.argv[2]}".`);
  process.exit(1);
}
const missing =
  hasRedis() && hasPrometheus()
    ? whyNoVarnish()
    : 'redis-server or prometheus is not installed (Debian has them)';
if (missing !== null) throw new Error(`This run needs more: ${missing}.`);
const visitsPerPhase = Math.ceil(loads / LOADS_PER_VISIT / 4);
const failures: string[] = [];
let loaded = 0;

function note(found: readonly string[]): void {
  for (const failure of found) console.error(failure);
  failures.push(...found);
}

await buildShop();
const a = makeBuild('a', null);
const b = makeBuild('b', 'scripts');
const [count, all] = countRenamed(a, makeBuild('styles', 'styles'));
console.log(`One changed line of styles renames ${count} of ${all} files.`);
if (count > MOST_RENAMED) note([`${count} files are renamed, not ${MOST_RENAMED}`]);

await using folder = await mkdtempDisposable(join(tmpdir(), 'rollout-assets-'));
for (const build of [a, b]) keepFiles(build, folder.path);
const [redisPort = 0] = await freePorts(1);
await using redis = redisAt(redisPort);
await redis.start();
await using shop = await openShopProcess();
await using browser = await openBrowser();
for (const target of ['nl', 'contentful']) await injectFaults(target);

const openFleetOf = (builds: readonly Build[], assetsDir: string | null) =>
  openFleet({ shop, builds, assetsDir, redisUrl: redis.url });
{
  await using fleet = await openFleetOf([a, b], folder.path);
  await shopDuring('Both builds', fleet);
}
{
  await using fleet = await openFleetOf([a, a, a], folder.path);
  const turnAll = async (build: Build) => {
    for (const place of [0, 1, 2]) await fleet.turn(place, build);
  };
  note(await tryOneServerFirst(fleet, { before: a, canary: b, slowDown }));
  const turn = () => shopDuring('Rollout', fleet, () => turnAll(b));
  note(await keepTabOpen({ browser, url: fleet.url, turn, fullLoads: 0 }));
  await shopDuring('Redis killed and started again, empty', fleet, async () => {
    await redis.kill();
    await delay(WITHOUT_REDIS_IN_MS);
    await redis.start();
  });
  await shopDuring('Rollback', fleet, () => turnAll(a));
}
{
  // No files are kept, so that the tab goes on by full loads.
  await using fleet = await openFleetOf([a], null);
  const turn = () => fleet.turn(0, b);
  note(await keepTabOpen({ browser, url: fleet.url, turn, fullLoads: 1 }));
}
console.log(`${loaded} page loads, ${failures.length} failures`);
if (failures.length > 0) process.exitCode = 1;

/** Lets visitors shop, two at a time, while something happens to the fleet. */
async function shopDuring(
  name: string,
  fleet: Fleet,
  work: () => Promise<void> = async () => undefined,
): Promise<void> {
  let isUnderWay = true;
  const done = work().finally(() => {
    isUnderWay = false;
  });
  let visits = 0;
  const shopOn = async () => {
    while (visits < visitsPerPhase || isUnderWay) {
      visits += 1;
      const visitor = await openVisitor(browser, fleet.url);
      const lost = await goShopping(visitor).then(
        () => [],
        (error: unknown) => [String(error)],
      );
      note([...visitor.problems, ...lost].map((problem) => `${name}: ${problem}`));
      await visitor.leave();
    }
  };
  await Promise.all([done, ...Array.from({ length: AT_ONCE }, shopOn)]);
  loaded += visits * LOADS_PER_VISIT;
  console.log(
    `${name}: ${visits * LOADS_PER_VISIT} page loads, ${failures.length} failures so far`,
  );
}

async function slowDown(latencyInMs: number | null): Promise<void> {
  await injectFaults('nl', latencyInMs === null ? FAULTS : { ...FAULTS, latencyInMs });
}

async function injectFaults(target: string, faults: object = FAULTS): Promise<void> {
  const { ok } = await fetch(`${shop.platformUrl}/faults/${target}`, {
    method: 'PUT',
    headers: { 'X-Shopify-Access-Token': shopSecrets(shop.dataDir)('nl').adminToken },
    body: JSON.stringify(faults),
  });
  if (!ok) throw new Error(`The faults of ${target} were refused.`);
}
