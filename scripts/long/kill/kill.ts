import { setTimeout as delay } from 'node:timers/promises';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import type { LongPart, Say } from '../part.ts';
import { dice } from '../shop/dice.ts';
import { stockOf } from '../shop/stock.ts';
import { acknowledgedIn, acknowledgedInAll, type Ledger, openLedger } from './ledger.ts';
import { buy, fillCarts, keepAccount, register } from './traffic.ts';
import { verify } from './verify.ts';
import { killNow, type Victim } from './victims.ts';

const KILLS = Number(process.env['KILLS'] ?? 50);
const SEED = Number(process.env['KILL_SEED'] ?? 1);
/** Between two kills so many changes are acknowledged, at least and at most. */
const CHANGES_BETWEEN = [15, 60] as const;
const LOOK_EVERY_IN_MS = 10;
const LONGEST_OUTAGE_IN_MS = 120_000;

/** Both processes are killed at random while people fill carts, buy, and keep their accounts. */
export const kill: LongPart = async (say) => {
  const shop = await openShopProcess();
  try {
    const stockBefore = stockOf(shop.dataDir);
    const [plenty, scarce] = [stockBefore.at(-1), stockBefore.find(({ quantity }) => quantity > 2)];
    if (plenty === undefined || scarce === undefined) throw new Error('The shop has no stock.');
    const ledger = openLedger();
    const customers = [];
    for (const name of ['ada', 'bea']) {
      customers.push(await register(`${name}@example.test`, shop.shopUrl));
    }
    ledger.customers.push(...customers.map(({ entry }) => entry));
    let isOver = false;
    const { shopUrl, dataDir } = shop;
    const traffic = {
      shopUrl,
      ledger,
      variantIds: [plenty.gid, scarce.gid] as const,
      isOver: () => isOver,
    };
    const people = [1, 2, 3, 4].map(() => fillCarts(traffic));
    people.push(...[1, 2].map(() => buy(traffic)));
    people.push(...customers.map((customer) => keepAccount(customer, traffic)));
    const everybody = Promise.all(people);
    const outages = await Promise.race([
      killAgainAndAgain(shop, ledger, say),
      everybody.then(() => Promise.reject(new Error('The traffic ended too early.'))),
    ]);
    isOver = true;
    await everybody;
    const failures = await verify({ shopUrl, dataDir, ledger, stockBefore });
    return { ...figuresOf(ledger, outages), failures };
  } finally {
    await shop.close();
  }
};

interface Outage {
  readonly victim: Victim;
  /** Until it said that it wants visitors again. */
  readonly lengthInMs: number;
}

async function killAgainAndAgain(
  { pid, shopUrl, platformUrl }: ShopProcess,
  ledger: Ledger,
  say: Say,
) {
  const addresses = { storefront: shopUrl, platform: platformUrl };
  const random = dice(SEED);
  const [least, most] = CHANGES_BETWEEN;
  const outages: Outage[] = [];
  while (outages.length < KILLS) {
    const victim = random() < 0.5 ? 'platform' : 'storefront';
    await untilAcknowledged(
      ledger,
      acknowledgedInAll(ledger) + least + Math.floor(random() * (most - least)),
    );
    if (!killNow(pid, victim)) continue;
    const killedAt = performance.now();
    await untilHealthy(`${addresses[victim]}/healthz`);
    outages.push({ victim, lengthInMs: performance.now() - killedAt });
    if (outages.length % 10 === 0)
      say(`  ${outages.length} of ${KILLS} kills, ${acknowledgedInAll(ledger)} changes`);
  }
  return outages;
}

async function untilHealthy(url: string): Promise<void> {
  const isWell = () =>
    fetch(url).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    );
  const startedAt = performance.now();
  while (!(await isWell())) {
    if (performance.now() - startedAt > LONGEST_OUTAGE_IN_MS) throw new Error(`${url} stays away.`);
    await delay(LOOK_EVERY_IN_MS);
  }
}

async function untilAcknowledged(ledger: Ledger, count: number): Promise<void> {
  const startedAt = performance.now();
  while (acknowledgedInAll(ledger) < count) {
    if (performance.now() - startedAt > LONGEST_OUTAGE_IN_MS)
      throw new Error('The shop does not come back.');
    await delay(LOOK_EVERY_IN_MS);
  }
}

function figuresOf(ledger: Ledger, outages: readonly Outage[]) {
  const { cartChanges, orders, addresses, wishlists } = acknowledgedIn(ledger);
  const secondsOf = (victim: Victim) => {
    const lengths = outages
      .filter((one) => one.victim === victim)
      .map(({ lengthInMs }) => lengthInMs);
    const sorted = lengths.toSorted((a, b) => a - b);
    const at = (share: number) =>
      ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
    return `${lengths.length} times; back after ${at(0.5)} s, at the latest ${at(1)} s`;
  };
  return {
    columns: ['what', 'found'],
    rows: [
      ['platform killed', secondsOf('platform')],
      ['storefront killed', secondsOf('storefront')],
      ['cart changes acknowledged', String(cartChanges)],
      ['orders acknowledged', String(orders)],
      ['addresses acknowledged', String(addresses)],
      ['wishlists acknowledged', String(wishlists)],
    ],
    notes: [
      'None of these was lost, no cart was ordered twice, no stock was wrong or below none, and the file is whole, unless a failure says otherwise.',
    ],
  };
}
