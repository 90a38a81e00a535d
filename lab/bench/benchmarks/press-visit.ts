import type { Browser, CDPSession, Page } from '@playwright/test';
import type { TraceEvent } from './cpu-time-trace.ts';
import { CATEGORIES, workUntilFrame } from './press-work.ts';
import type { Press, Visit } from './presses.ts';
import { PHONE } from './screens.ts';
import { isTraceEvent } from './trace-click.ts';

export const ROUNDS = 3;
/** A quarter of this machine's speed, as Lighthouse's phone. */
export const SLOWER = PHONE.slower;
/** Until the scripts that come after loading have come. */
const REST_IN_MS = 4_000;
const AFTER_PRESS_IN_MS = 1_000;
/** Until what opened or scrolled before stands still. */
const SETTLED_IN_MS = 500;
/** The shortest that the browser reports. */
export const SHORTEST_IN_MS = 16;

type Measure = (page: Page, session: CDPSession, press: Press) => Promise<number>;

/** What each press took in milliseconds, by its name. */
export interface PressTimes {
  readonly work: Map<string, number[]>;
  readonly byClock: Map<string, number[]>;
}

export const noTimes = (): PressTimes => ({ work: new Map(), byClock: new Map() });

/** Presses everything once more. */
export async function pressAll(
  browser: Browser,
  shopUrl: string,
  visits: readonly Visit[],
  { work, byClock }: PressTimes,
): Promise<void> {
  for (const { path, presses } of visits) {
    // In visits of their own: a trace takes time, and slowing down takes the thread's.
    await visit(browser, shopUrl + path, { presses, measure: timeWork, times: work });
    await visit(browser, shopUrl + path, { presses, measure: timeInp, times: byClock });
  }
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
  const context = await browser.newContext(PHONE.options);
  try {
    const page = await context.newPage();
    await page.addInitScript(keepInteractions, SHORTEST_IN_MS);
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(REST_IN_MS);
    for (const press of presses) {
      const took = await measure(page, session, press);
      times.set(press.name, [...(times.get(press.name) ?? []), took]);
      await press.after?.(page);
    }
  } finally {
    await context.close();
  }
}

/** What remains is the press alone: scrolling to it and looking for it would be measured, too. */
async function ready(page: Page, { name, on, key }: Press): Promise<() => Promise<void>> {
  const target = on?.(page);
  await target?.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED_IN_MS);
  if (key !== undefined) return () => page.keyboard.press(key);
  const box = await target?.boundingBox();
  if (!box) throw new Error(`There is nothing to press for “${name}”.`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function timeWork(page: Page, session: CDPSession, press: Press): Promise<number> {
  const act = await ready(page, press);
  const events = await traced(session, async () => {
    await act();
    await page.waitForTimeout(AFTER_PRESS_IN_MS);
  });
  return workUntilFrame(events) * SLOWER;
}

async function timeInp(page: Page, session: CDPSession, press: Press): Promise<number> {
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(SLOWER);
  const act = await ready(page, press);
  await page.evaluate(() => {
    globalThis.interactionTimes = [];
  });
  await act();
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
