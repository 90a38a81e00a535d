import { setTimeout as delay } from 'node:timers/promises';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { platformOf, storefrontOf } from '../../machine/processes.ts';
import { quantile, seededRandom } from '../../numbers.ts';
import type { Log, Suite } from '../../report-block.ts';
import { dataFileIn, stockLevels } from '../shop/stock.ts';
import { acknowledgedIn, buyOften, fillCarts, type Ledger } from './traffic.ts';
import { verify } from './verify.ts';

const KILLS = Number(process.env['KILLS'] ?? 50);
const SEED = Number(process.env['KILL_SEED'] ?? 1);
/** Changes acknowledged between two kills, at least and at most. */
const CHANGES_BETWEEN = [15, 60] as const;
const POLL_INTERVAL_IN_MS = 10;
const MAX_OUTAGE_IN_MS = 120_000;

/** Kills both processes at random while people fill carts and buy. */
export const kill: Suite = async (log) => {
  await using shop = await openShopProcess();
  const { shopUrl, dataDir } = shop;
  const dataFile = dataFileIn(dataDir);
  const stockBefore = stockLevels(dataFile);
  const [plenty, scarce] = [stockBefore.at(-1), stockBefore.find(({ quantity }) => quantity > 2)];
  if (plenty === undefined || scarce === undefined) throw new Error('The shop has no stock.');
  const ledger: Ledger = { carts: [], purchases: [] };
  let isOver = false;
  const variantIds = [plenty.gid, scarce.gid] as const;
  const traffic = { shopUrl, ledger, variantIds, isOver: () => isOver };
  const everybody = Promise.all([
    ...[1, 2, 3, 4].map(() => fillCarts(traffic)),
    ...[1, 2].map(() => buyOften(traffic)),
  ]);
  const outages = await Promise.race([
    killRepeatedly(shop, ledger, log),
    everybody.then(() => Promise.reject(new Error('The traffic ended too early.'))),
  ]);
  isOver = true;
  await everybody;
  const failures = await verify({ shopUrl, dataFile, ledger, stockBefore });
  return { ...figuresOf(ledger, outages), failures };
};

type Victim = 'platform' | 'storefront';

const PID_OF = { platform: platformOf, storefront: storefrontOf } as const;

interface Outage {
  readonly victim: Victim;
  /** Time until its health check passes. */
  readonly lengthInMs: number;
}

async function killRepeatedly(
  { pid, shopUrl, platformUrl }: ShopProcess,
  ledger: Ledger,
  log: Log,
) {
  const addresses = { storefront: shopUrl, platform: platformUrl };
  const random = seededRandom(SEED);
  const [least, most] = CHANGES_BETWEEN;
  const outages: Outage[] = [];
  while (outages.length < KILLS) {
    const victim = random() < 0.5 ? 'platform' : 'storefront';
    const wanted = acknowledgedIn(ledger).all + least + Math.floor(random() * (most - least));
    await waitUntil('a change is acknowledged', () => acknowledgedIn(ledger).all >= wanted);
    const victimPid = PID_OF[victim](pid);
    if (victimPid === null) continue;
    process.kill(victimPid, 'SIGKILL');
    const killedAt = performance.now();
    await waitUntil(`${victim} is healthy`, () => isHealthy(`${addresses[victim]}/healthz`));
    outages.push({ victim, lengthInMs: performance.now() - killedAt });
    if (outages.length % 10 === 0)
      log(`  ${outages.length} of ${KILLS} kills, ${acknowledgedIn(ledger).all} changes`);
  }
  return outages;
}

const isHealthy = (url: string) =>
  fetch(url).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );

async function waitUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > MAX_OUTAGE_IN_MS)
      throw new Error(`Waited ${MAX_OUTAGE_IN_MS / 1000} s in vain until ${what}.`);
    await delay(POLL_INTERVAL_IN_MS);
  }
}

function figuresOf(ledger: Ledger, outages: readonly Outage[]) {
  const { cartChanges, orders } = acknowledgedIn(ledger);
  const secondsOf = (victim: Victim) => {
    const own = outages.filter((one) => one.victim === victim);
    const lengths = own.map(({ lengthInMs }) => lengthInMs);
    const at = (share: number) => (quantile(lengths, share) / 1000).toFixed(1);
    return `${lengths.length} times; back after ${at(0.5)} s, at the latest ${at(1)} s`;
  };
  return {
    columns: ['what', 'found'],
    rows: [
      ['platform killed', secondsOf('platform')],
      ['storefront killed', secondsOf('storefront')],
      ['cart changes acknowledged', String(cartChanges)],
      ['orders acknowledged', String(orders)],
    ],
    notes: [
      'None of these was lost, no cart was ordered twice, no stock was wrong or below none, and the database is intact, unless a failure says otherwise.',
    ],
  };
}
