import type { Page } from '@playwright/test';
import type { TraceEvent } from '../machine/thread-time.ts';

export interface PressTime {
  /** What the main thread computed: the task of the press and that of the frame which shows its change. */
  readonly workInMs: number;
  /** By the clock, from the press until that frame was handed over. */
  readonly shownInMs: number;
}

const PRESS = 'bench-press';
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];
/** Until everything that a press leads to has come to rest, cards that are fetched included. */
const REST_IN_MS = 500;

/** Presses a control while Chromium keeps its own account of the page's main thread. */
export async function tracePress(page: Page, selector: string): Promise<PressTime> {
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
  await press(page, selector);
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return readPress(events);
}

function press(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    ([pressed, mark, restInMs]) =>
      new Promise<void>((done, fail) => {
        const control = document.querySelector<HTMLElement>(pressed);
        if (!control) return fail(new Error(`There is no ${pressed}.`));
        // A shopper has opened the menu that it is in, and the press closes it.
        control.closest('details')?.setAttribute('open', '');
        setTimeout(() => {
          performance.mark(mark);
          control.click();
          setTimeout(done, restInMs);
        }, 50);
      }),
    [selector, PRESS, REST_IN_MS] as const,
  );
}

function readPress(events: readonly TraceEvent[]): PressTime {
  const mark = events.find(({ name }) => name === PRESS);
  if (mark === undefined) throw new Error('The trace does not know of the press.');
  const own = events.filter(
    ({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === 'X',
  );
  const commit = own
    .filter(({ name, ts }) => name === 'Commit' && ts > mark.ts)
    .reduce<TraceEvent | undefined>(
      (least, each) => (least && least.ts < each.ts ? least : each),
      undefined,
    );
  if (commit === undefined) throw new Error('No frame showed what the press changed.');
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const taskOf = ({ ts }: TraceEvent) =>
    tasks.find((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0));
  const worked = new Set([taskOf(mark), taskOf(commit)]);
  const work = [...worked].reduce((sum, task) => sum + (task?.tdur ?? 0), 0);
  return { workInMs: work / 1000, shownInMs: (commit.ts + (commit.dur ?? 0) - mark.ts) / 1000 };
}

function isTraceEvent(value: object): value is TraceEvent {
  return ['name', 'ph', 'pid', 'tid', 'ts'].every((key) => key in value);
}
