import { setTimeout as delay } from 'node:timers/promises';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { childProcessesOf } from '../../machine/processes.ts';
import { quantile, seededRandom } from '../../numbers.ts';
import type { Log, Suite } from '../../report-block.ts';
import { dataFileIn, stockLevels } from '../shop/stock.ts';
import { runCommands } from './commands.ts';
import { acknowledgedIn, acknowledgedInAll, type Ledger, openLedger } from './ledger.ts';
import { buy, changeAccount, fillCarts, register } from './traffic.ts';
import { verify } from './verify.ts';

const KILLS = Number(process.env['KILLS'] ?? 50);
const SEED = Number(process.env['KILL_SEED'] ?? 1);
/** Changes acknowledged between two kills, at least and at most. */
const CHANGES_BETWEEN = [15, 60] as const;
const POLL_INTERVAL_IN_MS = 10;
const MAX_OUTAGE_IN_MS = 120_000;

/** Kills both processes at random while people fill carts, buy and change their accounts, products are imported and data is backed up. */
export const kill: Suite = async (log) => {
  const shop = await openShopProcess();
  try {
    const { shopUrl, dataDir } = shop;
    const dataFile = dataFileIn(dataDir);
    const stockBefore = stockLevels(dataFile);
    const [plenty, scarce] = [stockBefore.at(-1), stockBefore.find(({ quantity }) => quantity > 2)];
    if (plenty === undefined || scarce === undefined) throw new Error('The shop has no stock.');
    const ledger = openLedger();
    const customers = [];
    for (const name of ['ada', 'bea']) {
      customers.push(await register(`${name}@example.test`, shop.shopUrl));
    }
    ledger.customers.push(...customers.map(({ entry }) => entry));
    let isOver = false;
    const traffic = {
      shopUrl,
      ledger,
      variantIds: [plenty.gid, scarce.gid] as const,
      isOver: () => isOver,
    };
    const people = [1, 2, 3, 4].map(() => fillCarts(traffic));
    people.push(...[1, 2].map(() => buy(traffic)));
    people.push(...customers.map((customer) => changeAccount(customer, traffic)));
    const random = seededRandom(SEED + 1);
    people.push(runCommands({ dataDir, ledger, stockBefore, random, isOver: () => isOver }));
    const everybody = Promise.all(people);
    const outages = await Promise.race([
      killRepeatedly(shop, ledger, log),
      everybody.then(() => Promise.reject(new Error('The traffic ended too early.'))),
    ]);
    isOver = true;
    await everybody;
    const failures = await verify({ shopUrl, dataFile, ledger, stockBefore });
    return { ...figuresOf(ledger, outages), failures };
  } finally {
    await shop.close();
  }
};

type Victim = 'platform' | 'storefront';

const SCRIPTS: Readonly<Record<Victim, string>> = {
  platform: 'platform/src/main.ts',
  storefront: 'apps/storefront/build/server/index.js',
};

/** Kills a process as a power cut would; false if it is not running just now. */
function killNow(stackPid: number, victim: Victim): boolean {
  const child = childProcessesOf(stackPid).find(({ script }) => script === SCRIPTS[victim]);
  if (child === undefined) return false;
  process.kill(child.pid, 'SIGKILL');
  return true;
}

interface Outage {
  readonly victim: Victim;
  /** Until its health check passes. */
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
    await waitForAcknowledged(
      ledger,
      acknowledgedInAll(ledger) + least + Math.floor(random() * (most - least)),
    );
    if (!killNow(pid, victim)) continue;
    const killedAt = performance.now();
    await waitForHealth(`${addresses[victim]}/healthz`);
    outages.push({ victim, lengthInMs: performance.now() - killedAt });
    if (outages.length % 10 === 0)
      log(`  ${outages.length} of ${KILLS} kills, ${acknowledgedInAll(ledger)} changes`);
  }
  return outages;
}

async function waitForHealth(url: string): Promise<void> {
  const isHealthy = () =>
    fetch(url).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    );
  const startedAt = performance.now();
  while (!(await isHealthy())) {
    if (performance.now() - startedAt > MAX_OUTAGE_IN_MS)
      throw new Error(`${url} is still down after ${MAX_OUTAGE_IN_MS / 1000} s.`);
    await delay(POLL_INTERVAL_IN_MS);
  }
}

async function waitForAcknowledged(ledger: Ledger, count: number): Promise<void> {
  const startedAt = performance.now();
  while (acknowledgedInAll(ledger) < count) {
    if (performance.now() - startedAt > MAX_OUTAGE_IN_MS)
      throw new Error(
        `No change was acknowledged within ${MAX_OUTAGE_IN_MS / 1000} s of the kill.`,
      );
    await delay(POLL_INTERVAL_IN_MS);
  }
}

function figuresOf(ledger: Ledger, outages: readonly Outage[]) {
  const { imports, backups } = ledger.commands;
  const { cartChanges, orders, addresses, wishlists } = acknowledgedIn(ledger);
  const secondsOf = (victim: Victim) => {
    const lengths = outages
      .filter((one) => one.victim === victim)
      .map(({ lengthInMs }) => lengthInMs);
    const at = (share: number) => (quantile(lengths, share) / 1000).toFixed(1);
    return `${lengths.length} times; back after ${at(0.5)} s, at the latest ${at(1)} s`;
  };
  return {
    columns: ['what', 'found'],
    rows: [
      ['platform killed', secondsOf('platform')],
      ['storefront killed', secondsOf('storefront')],
      ['imports without stock', `${imports.sent}, of which ${imports.killed} were killed`],
      ['backups', `${backups.done + backups.killed}, of which ${backups.killed} were killed`],
      ['cart changes acknowledged', String(cartChanges)],
      ['orders acknowledged', String(orders)],
      ['addresses acknowledged', String(addresses)],
      ['wishlists acknowledged', String(wishlists)],
    ],
    notes: [
      'None of these was lost, no cart was ordered twice, no stock was wrong or below none, no import was half there, and the database and every backup are intact and hold the orders acknowledged before, unless a failure says otherwise.',
    ],
  };
}
