// npm run lab -- topology [<minutes>]: what deploy/compose describes, as plain processes: three servers that agree through
// Redis behind Varnish and haproxy (all Debian's), on services with latency and faults. Visitors shop and prices change
// through a rollout, a rollback and kills; records what they met in docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { makeBuild } from '../builds.ts';
import { describeMachine } from '../machine/processes.ts';
import { figuresText, withBlock } from '../report-block.ts';
import { topologyFigures } from './figures.ts';
import { openTopology } from './open-topology.ts';
import { openCrowd } from './visitors.ts';

const DEFAULT_MINUTES = 5;
const PLACES = [0, 1, 2] as const;
/** Visitors read one product, whose price changes: one page of this route. */
const WATCHED_ROUTE = '/products/:handle';
const PAGE = join(ROOT, 'docs', 'reliability.md');
/** What a supervisor takes to start a process again. */
const RESTART_IN_MS = 2_000;

const startedAtInMs = performance.now();
const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
if (!(minutes >= 1 && minutes <= 60)) throw new Error('The minutes are a number from 1 to 60.');
for (const target of [GENERATED, STOREFRONT]) {
  await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
}
const [a, b] = [makeBuild('a', null), makeBuild('b', 'scripts')];
const workers = availableParallelism() >= 2 * PLACES.length ? 2 : 1;
const shop = await openTopology({ build: a, workers });
try {
  const crowd = await openCrowd(shop);
  const { fleet, redis, varnish } = shop;
  const quietInMs = (minutes * 60_000) / 8;
  const enter = (name: string, isKill = false) => {
    console.log(`${Math.round((performance.now() - startedAtInMs) / 1000)} s: ${name}`);
    crowd.enter(name, isKill);
  };
  const quiet = async () => {
    enter('nothing');
    await delay(quietInMs);
  };

  enter('nothing');
  const rendersBefore = await shop.rendered(WATCHED_ROUTE);
  await delay(quietInMs);
  const renders = (await shop.rendered(WATCHED_ROUTE)) - rendersBefore;

  enter('a rollout, server by server');
  for (const place of PLACES) await fleet.turn(place, b);
  await quiet();
  enter('a server killed (kill -9) and started again', true);
  fleet.kill(1);
  await delay(RESTART_IN_MS);
  await fleet.turn(1, b);
  await quiet();
  enter('Redis killed and started again, empty', true);
  await redis.kill();
  await delay(RESTART_IN_MS);
  await redis.start();
  await delay(RESTART_IN_MS);
  await quiet();
  enter('Varnish killed and started again, empty', true);
  varnish.kill();
  await delay(RESTART_IN_MS);
  await varnish.start();
  await quiet();
  enter('SIGHUP: workers changed one after the other');
  fleet.hangUp(0);
  await delay(quietInMs / 2);
  enter('a rollback, server by server');
  for (const place of PLACES) await fleet.turn(place, a);
  await quiet();

  const { tallies, lostLines } = await crowd.stop();
  const [first] = tallies;
  const figures = topologyFigures({
    tallies,
    lostLines,
    rendersPerPurge: renders / Math.max(1, first?.priceChanges ?? 0),
    note: `Servers of ${workers} ${workers === 1 ? 'worker' : 'workers'}, the first of 2. Everything shares the machine, and each price change is an import by a process of its own.`,
  });
  const text = figuresText(figures, {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAtInMs) / 1000),
  });
  console.log(`\n${text}`);
  writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'topology', text));
  if (figures.failures.length > 0) process.exitCode = 1;
} finally {
  await shop.close();
}
process.exit();
