import type { Browser, CDPSession, Page } from '@playwright/test';
import { CATEGORIES, isTraceEvent, type TraceEvent, workUntilFrame } from './press-work.ts';
import type { Press, Visit } from './presses.ts';
import { PHONE } from './screens.ts';

/** Slow-down to a quarter of this machine's speed, as of Lighthouse's phone. */
export const SLOWER = PHONE.slower;
/** Time for the scripts that come after loading. */
const REST_IN_MS = 4_000;
const AFTER_PRESS_IN_MS = 1_000;
/** Time until dialogs and scrolling stand still. */
const SETTLED_IN_MS = 500;
/** Shortest time that the browser reports. */
export const SHORTEST_IN_MS = 16;

type Measure = (page: Page, session: CDPSession, press: Press) => Promise<number>;

/** Milliseconds of each press, by its name. */
export interface PressTimes {
  readonly work: Map<string, number[]>;
  readonly byClock: Map<string, number[]>;
}

/** Presses everything once more. */
export async function pressAll(
  browser: Browser,
  shopUrl: string,
  visits: readonly Visit[],
  { work, byClock }: PressTimes,
): Promise<void> {
  for (const { path, presses } of visits) {
    // Each has a visit of its own: a trace takes time, and slowing down takes the thread's.
    await visit(browser, shopUrl + path, { presses, measure: timeWork, times: work });
    await visit(browser, shopUrl + path, { presses, measure: timeInp, times: byClock });
  }
}

interface PressedVisit {
  readonly presses: readonly Press[];
  readonly measure: Measure;
  readonly times: Map<string, number[]>;
}

async function visit(browser: Browser, url: string, pressed: PressedVisit): Promise<void> {
  const { presses, measure, times } = pressed;
  await using context = await browser.newContext(PHONE.options);
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
}

/** Prepares a press, so that scrolling to it and looking for it are not measured. */
async function preparePress(page: Page, { name, on, key }: Press): Promise<() => Promise<void>> {
  const target = on?.(page);
  await target?.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED_IN_MS);
  if (key !== undefined) return () => page.keyboard.press(key);
  const box = await target?.boundingBox();
  if (!box) throw new Error(`There is nothing to press for “${name}”.`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function timeWork(page: Page, session: CDPSession, press: Press): Promise<number> {
  const act = await preparePress(page, press);
  const events = await trace(session, async () => {
    await act();
    await page.waitForTimeout(AFTER_PRESS_IN_MS);
  });
  return workUntilFrame(events) * SLOWER;
}

async function timeInp(page: Page, session: CDPSession, press: Press): Promise<number> {
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(SLOWER);
  const act = await preparePress(page, press);
  await page.evaluate(() => {
    globalThis.interactionTimes = [];
  });
  await act();
  await page.waitForTimeout(AFTER_PRESS_IN_MS);
  await slowDown(1);
  return Math.max(SHORTEST_IN_MS, ...(await page.evaluate(() => globalThis.interactionTimes)));
}

async function trace(
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

/** Collects the times of interactions; runs in the page. */
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
