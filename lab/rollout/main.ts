// npm run lab -- rollout [<loads>]: two builds of the shop behind haproxy (Debian's) while visitors shop. A fleet of both
// builds, a rollout, a rollback, and tabs that stay open; 200 page loads unless another number is given.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShopProcess } from '@lokke/stack';
import type { Browser } from '@playwright/test';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { type Build, keep, makeBuild, renamed } from '../builds.ts';
import { type Fleet, openFleet } from '../fleet.ts';
import { keepsTabOpen } from './open-tab.ts';
import { LOADS_PER_VISIT, openBrowser, openVisitor, shops } from './visits.ts';

const AT_ONCE = 2;
/** One changed line of styles: the sheet, the file that holds it, its script and the list of routes. */
const MOST_RENAMED = 5;

const loads = Number(process.argv[2] ?? 200);
const visitsPerPhase = Math.ceil(loads / LOADS_PER_VISIT / 3);
const failures: string[] = [];
let loaded = 0;

function note(found: readonly string[]): void {
  for (const failure of found) console.error(failure);
  failures.push(...found);
}

/** Visitors shop, two at a time, while the fleet turns. */
async function phase(
  name: string,
  { browser, fleet }: { readonly browser: Browser; readonly fleet: Fleet },
  turn: () => Promise<void> = async () => undefined,
): Promise<void> {
  let isTurning = true;
  const turned = turn().finally(() => {
    isTurning = false;
  });
  let visits = 0;
  const shopOn = async () => {
    while (visits < visitsPerPhase || isTurning) {
      visits += 1;
      const visitor = await openVisitor(browser, fleet.url);
      const lost = await shops(visitor).then(
        () => [],
        (error: unknown) => [String(error)],
      );
      note([...visitor.problems, ...lost].map((problem) => `${name}: ${problem}`));
      await visitor.leave();
    }
  };
  await Promise.all([turned, ...Array.from({ length: AT_ONCE }, shopOn)]);
  loaded += visits * LOADS_PER_VISIT;
  console.log(
    `${name}: ${visits * LOADS_PER_VISIT} page loads, ${failures.length} failures so far`,
  );
}

const print = (text: string) => process.stdout.write(text);
for (const target of [GENERATED, STOREFRONT]) await buildIfChanged(ROOT, target, print);
const a = makeBuild('a', null);
const b = makeBuild('b', 'scripts');
const [count, all] = renamed(a, makeBuild('styles', 'styles'));
console.log(`One changed line of styles renames ${count} of ${all} files.`);
if (count > MOST_RENAMED) note([`${count} files are renamed, not ${MOST_RENAMED}`]);

const assetsDir = mkdtempSync(join(tmpdir(), 'rollout-assets-'));
for (const build of [a, b]) keep(build, assetsDir);
const shop = await openShopProcess();
const browser = await openBrowser();

async function withFleet(
  builds: readonly Build[],
  folder: string | null,
  work: (fleet: Fleet) => Promise<void>,
): Promise<void> {
  const fleet = await openFleet({ shop, builds, assetsDir: folder });
  try {
    await work(fleet);
  } finally {
    await fleet.close();
  }
}

try {
  await withFleet([a, b], assetsDir, (fleet) => phase('Both builds', { browser, fleet }));
  await withFleet([a, a], assetsDir, async (fleet) => {
    const turnAll = async (build: Build) => {
      for (const place of [0, 1]) await fleet.turn(place, build);
    };
    const turn = () => phase('Rollout', { browser, fleet }, () => turnAll(b));
    note(await keepsTabOpen({ browser, url: fleet.url, turn, fullLoads: 0 }));
    await phase('Rollback', { browser, fleet }, () => turnAll(a));
  });
  // Without kept files, the tab goes on by full loads.
  await withFleet([a], null, async (fleet) => {
    const turn = () => fleet.turn(0, b);
    note(await keepsTabOpen({ browser, url: fleet.url, turn, fullLoads: 1 }));
  });
} finally {
  await browser.close();
  await shop.close();
  rmSync(assetsDir, { recursive: true, force: true });
}
console.log(`${loaded} page loads, ${failures.length} failures`);
if (failures.length > 0) process.exitCode = 1;
