import { chromiumWith } from '@lokke/e2e/chromium';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { medianOf, whole } from '../../numbers.ts';
import type { Benchmark, BenchmarkResult } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { spreadText } from '../plot-values.ts';
import type { TraceEvent } from './cpu-time-trace.ts';
import { CATEGORIES, workUntilFrame } from './press-work.ts';
import { type Press, VISITS } from './presses.ts';
import { isTraceEvent } from './trace-click.ts';

const ROUNDS = 3;
const AIM_IN_MS = 100;
/** A quarter of this machine's speed, as Lighthouse's phone. */
const SLOWER = 4;
/** Until the scripts that come after loading have come. */
const REST_IN_MS = 4_000;
const AFTER_PRESS_IN_MS = 1_000;
/** The shortest that the browser reports. */
const SHORTEST_IN_MS = 16;

type Measure = (page: Page, session: CDPSession, press: Press) => Promise<number>;
type Times = ReadonlyMap<string, readonly number[]>;

/** How long a press takes until its next frame (INP), on a phone with slower scripts. */
export const inp: Benchmark = (log) =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch(chromiumWith());
    try {
      const work = new Map<string, number[]>();
      const byClock = new Map<string, number[]>();
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const { path, presses } of VISITS) {
          // In visits of their own: a trace takes time, and slowing down takes the thread's.
          await visit(browser, shopUrl + path, { presses, measure: timeWork, times: work });
          await visit(browser, shopUrl + path, { presses, measure: timeInp, times: byClock });
        }
        log(`  round ${round}/${ROUNDS}`);
      }
      return report(work, byClock);
    } finally {
      await browser.close();
    }
  });

function report(works: Times, byClock: Times): BenchmarkResult {
  const found = [...works].map(([name, all]) => ({
    name,
    all,
    work: medianOf(all),
    wall: byClock.get(name) ?? [],
  }));
  const slowest = found.reduce((one, other) => (other.work > one.work ? other : one));
  return {
    sections: [
      {
        title: 'From a press to its next frame',
        note: `INP of ${ROUNDS} presses each in a phone’s window, scripts ${SLOWER} times slower. Work is CPU time of the page’s main thread × ${SLOWER}, which other programs do not change; by the clock is the browser’s own event timing, in steps of 8 ms from ${SHORTEST_IN_MS} ms on, and what others took of the machine counts four times.`,
        columns: ['press', 'work in ms', 'by the clock in ms'],
        rows: found.map(({ name, all, wall }) => [
          name,
          ...[all, wall].map((times) => spreadText(times, whole)),
        ]),
        plots: [
          {
            file: 'presses',
            kind: 'bars',
            columns: ['work in ms'],
            label: 'ms of work until the next frame',
            limit: AIM_IN_MS,
          },
        ],
      },
    ],
    targets: [
      {
        what: 'work from a press to its next frame, the median of each press',
        aim: `≤ ${AIM_IN_MS} ms`,
        measured: `${slowest.work.toFixed(0)} ms (${slowest.name})`,
        isMet: slowest.work <= AIM_IN_MS,
      },
    ],
  };
}

async function visit(
  browser: Browser,
  url: string,
  {
    presses,
    measure,
    times,
  }: {
    readonly presses: readonly Press[];
    readonly measure: Measure;
    readonly times: Map<string, number[]>;
  },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(keepInteractions, SHORTEST_IN_MS);
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_IN_MS);
    for (const press of presses) {
      await press.prepare?.(page);
      const took = await measure(page, session, press);
      times.set(press.name, [...(times.get(press.name) ?? []), took]);
      await press.after?.(page);
    }
  } finally {
    await context.close();
  }
}

async function timeWork(page: Page, session: CDPSession, press: Press): Promise<number> {
  const events = await traced(session, async () => {
    await press.press(page);
    await page.waitForTimeout(AFTER_PRESS_IN_MS);
  });
  return workUntilFrame(events) * SLOWER;
}

async function timeInp(page: Page, session: CDPSession, press: Press): Promise<number> {
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => {
    globalThis.interactionTimes = [];
  });
  await slowDown(SLOWER);
  await press.press(page);
  await page.waitForTimeout(AFTER_PRESS_IN_MS);
  await slowDown(1);
  return Math.max(SHORTEST_IN_MS, ...(await page.evaluate(() => globalThis.interactionTimes)));
}

async function traced(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { readonly value: readonly object[] }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', keep);
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await work();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', keep);
  return events;
}

declare global {
  var interactionTimes: number[];
}

/** Runs in the page. */
function keepInteractions(durationThreshold: number): void {
  globalThis.interactionTimes = [];
  const options = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) {
        globalThis.interactionTimes.push(entry.duration);
      }
    }
  }).observe(options);
}
