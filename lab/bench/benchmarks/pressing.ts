import { chromiumWith } from '@lokke/e2e/chromium';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { medianOf, spreadText } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';
import { CATEGORIES, isTraceEvent, type TraceEvent, workUntilFrame } from './press-work.ts';
import { type Press, VISITS } from './presses.ts';
import { PHONE } from './screens.ts';

const ROUNDS = 3;
const AIM_IN_MS = 100;
/** Slow-down to a quarter of this machine's speed, as of Lighthouse's phone. */
const SLOWER = PHONE.slower;
/** Time for the scripts that come after loading. */
const REST_IN_MS = 4_000;
const AFTER_PRESS_IN_MS = 1_000;
/** Time until dialogs and scrolling stand still. */
const SETTLED_IN_MS = 500;

/** Measures the work from presses until their next frame, on a phone with slower scripts. */
export const inp: Benchmark = async (log) => {
  await using shop = await openShopOnAllCores();
  await using browser = await chromium.launch(chromiumWith());
  const times = new Map<string, number[]>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await pressAll(browser, shop.shopUrl, times);
    log(`  round ${round}/${ROUNDS}`);
  }
  const works = [...times].map(([name, all]) => ({ name, all, work: medianOf(all) }));
  const slowest = works.reduce((one, other) => (other.work > one.work ? other : one));
  return {
    sections: [
      {
        title: 'From a press to its next frame',
        note: `${ROUNDS} presses each in a phone’s window, scripts ${SLOWER} times slower: CPU time of the page’s main thread × ${SLOWER}, which other programs do not change.`,
        columns: ['press', 'work in ms'],
        rows: works.map(({ name, all }) => [name, spreadText(all)]),
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
};

/** Presses everything once more, and adds the milliseconds of each press by its name. */
async function pressAll(
  browser: Browser,
  shopUrl: string,
  times: Map<string, number[]>,
): Promise<void> {
  for (const { path, presses } of VISITS) {
    await using context = await browser.newContext(PHONE.options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(shopUrl + path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_IN_MS);
    for (const press of presses) {
      const took = await timeWork(page, session, press);
      times.set(press.name, [...(times.get(press.name) ?? []), took]);
      await press.after?.(page);
    }
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
