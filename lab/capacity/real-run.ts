import { MAIN_PAGES } from '../bench/benchmark.ts';
import { openCart } from '../bench/benchmarks/open-cart.ts';
import { measure } from '../bench/load/measure-load.ts';
import { WITHOUT_PAGE_CACHE, withShop } from '../bench/open-shop.ts';
import { keepToLoadCore } from '../machine/cpu-pinning.ts';
import { cpuSecondsOf, mainThreadSecondsOf } from '../machine/processes.ts';
import { quantile } from '../numbers.ts';
import type { Suite } from '../report-block.ts';
import { openLoop } from '../stress/load/phases.ts';
import { closeConnections } from '../stress/load/send.ts';
import { runOneWorker } from './one-worker.ts';
import { COSTS } from './scenario.ts';

const TIMES = [0.5, 0.8, 1.5, 3];
const PHASE_IN_MS = 10_000;
const WARM_UP_IN_REQUESTS = 600;

interface Seen {
  readonly servedPerSecond: number;
  readonly shedShare: number;
  readonly p50InMs: number;
  readonly p99InMs: number;
}

/** Asks one server for uncached pages at steady rates, and the simulation for the same. */
export const realRun: Suite = (log) =>
  withShop(WITHOUT_PAGE_CACHE, async (shop) => {
    using _apart = keepToLoadCore();
    try {
      const path = MAIN_PAGES.find(({ name }) => name === 'product')?.path ?? '/';
      const url = shop.shopUrl + path;
      const serverPid = shop.storefrontPid;
      const page = { name: 'uncached page', url, serverPid, connections: 4 };
      await measure({ ...page, requestCount: WARM_UP_IN_REQUESTS });
      const { requestsPerCoreSecond } = await measure({ ...page, durationInSeconds: 6 });
      const { toShop } = await openCart(shop);
      const call = {
        ...{ name: 'call', url: toShop.url, method: 'POST' as const, serverPid },
        ...{ headers: toShop.headers, bodies: [[toShop.body]], connections: 4 },
      };
      await measure({ ...call, requestCount: WARM_UP_IN_REQUESTS });
      const calls = await measure({ ...call, durationInSeconds: 6 });
      const pageInMs = 1_000 / requestsPerCoreSecond;
      const rows: string[][] = [];
      for (const times of TIMES) {
        const rate = requestsPerCoreSecond * times;
        const before = timesOf(serverPid);
        const phase = await openLoop(
          () => ({ kind: 'browse', url, headers: { 'accept-encoding': 'gzip' } }),
          rate,
          PHASE_IN_MS,
        );
        const share = shareOfCore(before, timesOf(serverPid));
        const seenBy = [predict(pageInMs, rate), predict(pageInMs / share, rate)];
        const found = seen(
          phase.results.map(({ outcome, tookInMs }) => ({
            isServed: outcome === 'accepted',
            tookInMs,
          })),
          phase.durationInMs,
        );
        const late = quantile(
          phase.results.map(({ sentLateInMs }) => sentLateInMs),
          0.99,
        );
        rows.push([
          `${Math.round(rate)} (× ${times})`,
          ...cells([...seenBy, found]),
          `${Math.round(100 * share)} %`,
          String(Math.round(late)),
        ]);
        log(`  ${rows.at(-1)?.join(' · ')}`);
      }
      return {
        columns: [
          'pages asked for /s',
          'served /s',
          '503',
          'p50, ms',
          'p99, ms',
          'share of its core',
          'sender late, p99, ms',
        ],
        rows,
        notes: [
          `Each cell: predicted for a whole core, predicted for the share of it that the server had, **measured**. Put into the simulation: ${pageInMs.toFixed(1)} ms of CPU time a page, measured just before with four connections. The machine was shared: the share is the CPU time of the server's threads, of the time that its main thread ran or was ready to. Reading a cart took ${(1_000 / calls.requestsPerCoreSecond).toFixed(1)} ms of the server's CPU time.`,
        ],
        failures: [],
      };
    } finally {
      await closeConnections();
    }
  });

function predict(pageInMs: number, perSecond: number): Seen {
  const half = pageInMs / 2;
  const work = { requestClass: 'page', firstInMs: half, waitInMs: 0, restInMs: half } as const;
  const timing = { durationInMs: PHASE_IN_MS, shedInMs: COSTS.shed };
  const { ended } = runOneWorker([{ work, perSecond }], timing);
  return seen(
    ended.map(({ outcome, tookInMs }) => ({ isServed: outcome === 'served', tookInMs })),
    PHASE_IN_MS,
  );
}

function seen(
  results: readonly { readonly isServed: boolean; readonly tookInMs: number }[],
  durationInMs: number,
): Seen {
  const served = results.filter(({ isServed }) => isServed).map(({ tookInMs }) => tookInMs);
  return {
    servedPerSecond: (served.length / durationInMs) * 1_000,
    shedShare: 1 - served.length / Math.max(1, results.length),
    p50InMs: quantile(served, 0.5),
    p99InMs: quantile(served, 0.99),
  };
}

/** One cell per figure, with all who say something about it. */
function cells(all: readonly Seen[]): readonly string[] {
  const shows: readonly ((seen: Seen) => string)[] = [
    ({ servedPerSecond }) => String(Math.round(servedPerSecond)),
    ({ shedShare }) => `${Math.round(100 * shedShare)} %`,
    ({ p50InMs }) => String(Math.round(p50InMs)),
    ({ p99InMs }) => String(Math.round(p99InMs)),
  ];
  return shows.map((show) => {
    const [wholeCore = '', ofShare = '', measured = ''] = all.map(show);
    return `${wholeCore}, ${ofShare}, **${measured}**`;
  });
}

interface Times {
  readonly used: number;
  readonly wanted: number;
}

/** CPU seconds of all threads, and those in which the main thread ran or wanted to; null where the system does not report it. */
function timesOf(pid: number | null): Times | null {
  const used = pid === null ? null : cpuSecondsOf(pid);
  const main = pid === null ? null : mainThreadSecondsOf(pid);
  return used === null || main === null ? null : { used, wanted: main.ran + main.waited };
}

/** From 0 to 1, and 1 where the system does not say. */
function shareOfCore(before: Times | null, after: Times | null): number {
  if (before === null || after === null) return 1;
  return Math.min(1, (after.used - before.used) / (after.wanted - before.wanted));
}
