import { openShopProcess } from '@lokke/stack';
import { keepToLoadCore, MEASURED_CORE, onCores } from '../machine/cpu-pinning.ts';
import { quantile } from '../numbers.ts';
import type { Figures, Suite } from '../report-block.ts';
import { withCpuTime } from './load/load.ts';
import type { CpuTime } from './load/load-report.ts';
import { closedLoop, openLoop, type Phase } from './load/phases.ts';
import { createRequestMix } from './load/request-mix.ts';
import type { PlannedRequest } from './load/send.ts';

const PHASE_IN_MS = 20_000;
const WARM_UP_IN_MS = 5_000;
const SHOPPERS_PER_SECOND = 20;
const FLOOD_AT_ONCE = 16;
const ATTACKER = '203.0.113.66';
/** Times that the slowest of a hundred shoppers may take of what they take without the flood, or so much more. */
const MAX_TIMES = 2;
const MAX_MORE_IN_MS = 150;

const COLUMNS = [
  'shoppers while',
  'p50, ms',
  'p99, ms',
  'cart calls accepted /s',
  'shoppers turned away or failed',
  'flood asked /s',
  'flood: pages made /s',
  'CPU share of the shop, embedded platform included',
];

/** Sends shoppers of many networks at a steady rate, alone and while one network asks ever new pages as fast as it can. */
export const flood: Suite = async (log) => {
  const limited = await measure('300', log);
  const unlimited = await measure('1000000', log);
  const rows = [
    rowOf('alone', limited.alone),
    rowOf('one network floods', limited.flooded),
    rowOf('one network floods, without the limit', unlimited.flooded),
  ];
  const most = Math.max(MAX_TIMES * p99Of(limited.alone), p99Of(limited.alone) + MAX_MORE_IN_MS);
  const p99 = p99Of(limited.flooded);
  return {
    columns: COLUMNS,
    rows,
    notes: [
      `${SHOPPERS_PER_SECOND} requests of shoppers a second, mixed as above, each of a network of its own; the flood asks ${FLOOD_AT_ONCE} pages at once that nobody has asked before. The shop has one core, the sender the other.`,
    ],
    failures: p99 > most ? [`p99 of shoppers in the flood is ${Math.round(p99)} ms`] : [],
  } satisfies Figures;
};

interface Measured {
  readonly shoppers: Phase;
  readonly flood: Phase | null;
  readonly cpuTime: CpuTime | null;
}

async function measure(newPagesPerMinute: string, log: (line: string) => void) {
  const environment = { TRUSTED_PROXY_COUNT: '1', NEW_PAGES_PER_MINUTE: newPagesPerMinute };
  await using shop = await openShopProcess({ ...onCores(MEASURED_CORE), environment });
  using _apart = keepToLoadCore();
  const mixed = await createRequestMix(shop);
  let sent = 0;
  const shopper = () => {
    sent += 1;
    return from(mixed(), `198.18.${Math.floor(sent / 250) % 250}.${1 + (sent % 250)}`);
  };
  let asked = 0;
  const origin = shop.shopUrl.replace('localhost', '127.0.0.1');
  const attacker = (): PlannedRequest => {
    asked += 1;
    return from({ kind: 'browse', url: `${origin}/nl/search?q=shampoo-${asked}` }, ATTACKER);
  };
  await openLoop(shopper, SHOPPERS_PER_SECOND, WARM_UP_IN_MS);
  const phaseOf = async (floods: boolean): Promise<Measured> => {
    const { value, cpuTime } = await withCpuTime(shop.pid, () =>
      Promise.all([
        openLoop(shopper, SHOPPERS_PER_SECOND, PHASE_IN_MS),
        floods ? closedLoop(attacker, FLOOD_AT_ONCE, PHASE_IN_MS) : null,
      ]),
    );
    return { shoppers: value[0], flood: value[1], cpuTime };
  };
  const alone = await phaseOf(false);
  const flooded = await phaseOf(true);
  log(`  ${rowOf(`limit ${newPagesPerMinute}`, flooded).join(' · ')}`);
  return { alone, flooded };
}

const from = (request: PlannedRequest, address: string): PlannedRequest => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': address },
});

function p99Of({ shoppers }: Measured): number {
  return quantile(timesOf(shoppers), 0.99);
}

function rowOf(name: string, { shoppers, flood: flooding, cpuTime }: Measured): readonly string[] {
  const seconds = shoppers.durationInMs / 1_000;
  const perSecond = (count: number) => (count / seconds).toFixed(1);
  const carts = shoppers.results.filter(
    ({ kind, outcome }) => kind === 'cart' && outcome === 'accepted',
  );
  const made = flooding?.results.filter(({ outcome }) => outcome === 'accepted');
  return [
    name,
    quantile(timesOf(shoppers), 0.5).toFixed(0),
    quantile(timesOf(shoppers), 0.99).toFixed(0),
    perSecond(carts.length),
    String(shoppers.results.filter(({ outcome }) => outcome !== 'accepted').length),
    flooding === null ? '' : perSecond(flooding.results.length),
    made === undefined ? '' : perSecond(made.length),
    cpuTime === null
      ? ''
      : `${Math.round((100 * cpuTime.usedInSeconds) / cpuTime.passedInSeconds)} %`,
  ];
}

const timesOf = ({ results }: Phase) => results.map(({ tookInMs }) => tookInMs);
