import { whole } from '../numbers.ts';
import type { Log, Suite } from '../report-block.ts';
import { CALL_WHEN_WARM, type Scenario, TELEVISION } from './scenario.ts';
import { type Forecast, simulate } from './simulate.ts';
import type { Tally } from './tally.ts';

const SERVERS = [1, 2, 4, 5, 6, 12];
/** With calls as cheap as a warm server makes them. */
const SERVERS_WHEN_WARM = [1, 2, 3];
/** Above it the processors count as full. */
const FULL = 0.95;

interface Run {
  readonly servers: number;
  readonly hasCdn: boolean;
  readonly costs: Scenario['costs'];
  readonly forecast: Forecast;
}

/** Lets the crowd of a television moment arrive at one to twelve servers, with and without a CDN. */
export const forecast: Suite = async (log) => {
  const runs = [false, true].flatMap((hasCdn) =>
    SERVERS.map((servers) => runOnce({ ...TELEVISION, servers, hasCdn }, log)),
  );
  const costs = { ...TELEVISION.costs, call: CALL_WHEN_WARM };
  const warm = SERVERS_WHEN_WARM.map((servers) =>
    runOnce({ ...TELEVISION, servers, hasCdn: true, costs }, log),
  );
  return {
    columns: [
      'CDN',
      'a call, ms',
      'servers',
      'CPU',
      'p50, p99 of pages, ms',
      'p50, p99 of calls, ms',
      '503 of cached pages',
      'of uncached pages',
      'of calls',
      'visitors lost',
      'full first',
    ],
    rows: [...runs, ...warm].map(rowOf),
    notes: [reading(runs, warm), shopifyReading(runs)],
    failures: [],
  };
};

function runOnce(scenario: Scenario, log: Log): Run {
  const run = { ...scenario, forecast: simulate(scenario) };
  log(`  ${rowOf(run).join(' · ')}`);
  return run;
}

function rowOf({ servers, hasCdn, costs, forecast: found }: Run): readonly string[] {
  const { kept, page, call } = found.tallies;
  return [
    hasCdn ? 'yes' : 'no',
    String(costs.call),
    String(servers),
    percent(found.busyShare),
    times(found.pageViews),
    times(call),
    ...[kept, page, call].map((tally) => percent(tally.shedShare())),
    percent(found.lost / found.visitors),
    fullFirst(found),
  ];
}

/** What was full before anything else, and when: the processors, or nothing of ours. */
function fullFirst({ tallies, busyShare }: Forecast): string {
  const moments = Object.values(tallies).flatMap((tally) => tally.firstShedAtInMs() ?? []);
  if (moments.length === 0) return busyShare > FULL ? 'processors' : 'nothing';
  return `processors, ${seconds(Math.min(...moments))} s`;
}

function reading(runs: readonly Run[], warm: readonly Run[]): string {
  const enough = (among: readonly Run[]) =>
    among.find((run) => isServed(run.forecast))?.servers ?? 'none';
  const [without, withCdn] = [false, true].map((hasCdn) =>
    enough(runs.filter((run) => run.hasCdn === hasCdn)),
  );
  const most = Math.max(...runs.map(({ forecast: { maxInFlight } }) => maxInFlight));
  return `Fewest servers of these that turn nobody away: ${withCdn} with a CDN, ${without} without, ${enough(warm)} with calls of ${CALL_WHEN_WARM} ms. At most ${most} requests were under way in one process at once.`;
}

function isServed({ tallies }: Forecast): boolean {
  return Object.values(tallies).every((tally) => tally.counts().shed === 0);
}

/** Of the largest size, where nearly every visitor gets through to Shopify. */
function shopifyReading(runs: readonly Run[]): string {
  const last = runs.at(-1);
  if (last === undefined) return '';
  const { admin, oneAddress, checkouts } = last.forecast.shopify;
  const minutes = TELEVISION.durationInMs / 60_000;
  const plans = Object.entries(admin).map(([plan, bucket]) => {
    const first = bucket.firstRefusedAtInMs();
    const share = bucket.refused() / Math.max(1, bucket.asked());
    return first === null
      ? `${plan} suffices`
      : `${plan} is full after ${seconds(first)} s and refuses ${percent(share)}`;
  });
  const refused = percent(oneAddress.refused() / Math.max(1, oneAddress.asked()));
  return `Shopify, with all visitors in one shop and ${last.servers} servers: ${whole(oneAddress.asked() / minutes / 60)} Storefront calls a second on average; ${whole(checkouts() / minutes)} checkouts a minute. Admin API by plan: ${plans.join('; ')}. All buyers behind one address (no private token) and the bucket that Shopify once published: ${refused} refused.`;
}

const percent = (share: number) => {
  const inPercent = 100 * share;
  return `${inPercent > 0 && inPercent < 1 ? inPercent.toFixed(2) : Math.round(inPercent)} %`;
};
const seconds = (inMs: number) => (inMs / 1_000).toFixed(inMs < 10_000 ? 1 : 0);
const times = (tally: Tally) =>
  tally.counts().served === 0
    ? 'none'
    : `${Math.round(tally.waitAt(0.5))}, ${Math.round(tally.waitAt(0.99))}`;
