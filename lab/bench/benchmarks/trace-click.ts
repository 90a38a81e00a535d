import type { Page } from '@playwright/test';
import type { TraceEvent } from './cpu-time-trace.ts';

export interface ClickTime {
  /** CPU time of the main thread: the task of the click and that of the frame with its change. */
  readonly workInMs: number;
  /** Wall time from the click until that frame was committed. */
  readonly shownInMs: number;
}

const CLICK = 'bench-click';
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
/** For everything that a click leads to, fetched cards included. */
const REST_IN_MS = 500;

/** Clicks a control while Chromium traces the page's main thread. */
export async function traceClick(page: Page, selector: string): Promise<ClickTime> {
  // What the click before it led to may come later than its frame.
  await page.waitForSelector(selector, { state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves open what an event is; these are what a complete one has.
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  });
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await click(page, selector);
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return parseClick(events);
}

function click(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([clicked, mark, restInMs]) =>
      new Promise<void>((done, fail) => {
        const control = document.querySelector<HTMLElement>(clicked);
        if (!control) return fail(new Error(`There is no ${clicked}.`));
        // A shopper has opened the menu that it is in; the click closes it.
        control.closest('details')?.setAttribute('open', '');
        setTimeout(() => {
          performance.mark(mark);
          control.click();
          setTimeout(done, restInMs);
        }, 50);
      }),
    [selector, CLICK, REST_IN_MS] as const,
  );
}

function parseClick(events: readonly TraceEvent[]): ClickTime {
  const mark = events.find(({ name }) => name === CLICK);
  if (mark === undefined) throw new Error('The trace does not contain the click.');
  const own = events.filter(
    ({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X',
  );
  const commit = own
    .filter(({ name, ts }) => name === 'Commit' && ts > mark.ts)
    .reduce<TraceEvent | undefined>(
      (least, each) => (least && least.ts < each.ts ? least : each),
      undefined,
    );
  if (commit === undefined) throw new Error('No frame showed what the click changed.');
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const taskOf = ({ ts }: TraceEvent) =>
    tasks.find((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0));
  const worked = new Set([taskOf(mark), taskOf(commit)]);
  const work = [...worked].reduce((sum, task) => sum + (task?.tdur ?? 0), 0);
  return { workInMs: work / 1000, shownInMs: (commit.ts + (commit.dur ?? 0) - mark.ts) / 1000 };
}

export function isTraceEvent(value: object): value is TraceEvent {
  return ['name', 'ph', 'pid', 'tid', 'ts'].every((key) => key in value);
}
