import type { Page } from '@playwright/test';
import { medianOf } from '../../numbers.ts';
import { type ClickTime, traceClick } from './trace-click.ts';

/** A lower mid-range phone compared to a desktop. */
export const CPU_SLOWDOWN = 4;
export const ROUNDS = 9;

export interface ChangeTime {
  readonly change: string;
  /** CPU time of the page's main thread, scaled to the slower processor. */
  readonly workInMs: number;
  readonly leastWorkInMs: number;
  /** Wall time in the browser slowed down. */
  readonly shownInMs: number;
  readonly leastShownInMs: number;
}

interface Change {
  readonly name: string;
  /** Selector of what is clicked. */
  readonly click: string;
  /** Selector of what takes the change back. */
  readonly back: string;
  /** Name of taking it back, where that is measured, too. */
  readonly nameBack?: string;
}

const CHANGES: readonly Change[] = [
  {
    name: 'one filter',
    click: 'main input[name="hairType"]',
    back: 'main [role="group"] > button:last-of-type',
    nameBack: 'the filter taken back',
  },
  {
    name: 'another order',
    click: 'main button[value="sortByPriceAscending"]',
    back: 'main button[value="sortByPopularity"]',
  },
];

// Runs no script of the shop: the cost of a frame in which next to nothing changes.
const NOTHING: Change = {
  name: 'nothing (a frame as such)',
  click: '#bench-nothing',
  back: '#bench-nothing',
};

/** Times from a click to the frame with the changed list: filtering, counting, sorting, rendering, layout and paint. */
export async function timeChanges(page: Page, url: string): Promise<readonly ChangeTime[]> {
  await page.goto(url);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'bench-nothing';
    button.addEventListener('click', () => button.replaceChildren(`${performance.now()}`));
    document.body.prepend(button);
  });
  const times: ChangeTime[] = [];
  for (const change of [NOTHING, ...CHANGES]) {
    const work = await clicks(page, change);
    const shown = await slowedDown(page, () => clicks(page, change));
    times.push(changeTime(change.name, work.there, shown.there));
    if (change.nameBack !== undefined) {
      times.push(changeTime(change.nameBack, work.back, shown.back));
    }
  }
  return times;
}

type Clicks = readonly ClickTime[];

function changeTime(change: string, worked: Clicks, shown: Clicks): ChangeTime {
  const work = worked.map(({ workInMs }) => workInMs * CPU_SLOWDOWN);
  const clock = shown.map(({ shownInMs }) => shownInMs);
  return {
    change,
    workInMs: medianOf(work),
    leastWorkInMs: Math.min(...work),
    shownInMs: medianOf(clock),
    leastShownInMs: Math.min(...clock),
  };
}

interface ThereAndBack {
  readonly there: Clicks;
  readonly back: Clicks;
}

async function clicks(page: Page, change: Change): Promise<ThereAndBack> {
  const there: ClickTime[] = [];
  const back: ClickTime[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    there.push(await traceClick(page, change.click));
    back.push(await traceClick(page, change.back));
  }
  return { there: there.slice(1), back: back.slice(1) };
}

async function slowedDown<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const result = await run();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return result;
}
