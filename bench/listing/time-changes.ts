import type { Page } from '@playwright/test';
import { type PressTime, tracePress } from './trace-press.ts';

/** As a phone of the lower middle class compares to a desk. */
export const CPU_SLOWDOWN = 4;
export const ROUNDS = 9;

export interface ChangeTime {
  readonly change: string;
  /** The work of the page's main thread as it would be on the slower processor. */
  readonly workInMs: number;
  readonly leastWorkInMs: number;
  /** By the clock, in the browser slowed down. */
  readonly shownInMs: number;
  readonly leastShownInMs: number;
}

interface Change {
  readonly name: string;
  /** What is pressed. */
  readonly press: string;
  /** What brings the list back to where it was. */
  readonly back: string;
  /** What that is called, where it is a change of another kind. */
  readonly nameBack?: string;
}

const CHANGES: readonly Change[] = [
  {
    name: 'one filter',
    press: 'main input[name="hairType"]',
    back: 'main [role="group"] > button:last-of-type',
    nameBack: 'the filter taken back',
  },
  {
    name: 'another order',
    press: 'main button[value="sortByPriceAscending"]',
    back: 'main button[value="sortByPopularity"]',
  },
];

// It leads to no script of the shop: what a frame costs of which next to nothing has changed.
const NOTHING: Change = {
  name: 'nothing (a frame as such)',
  press: '#bench-nothing',
  back: '#bench-nothing',
};

/** From a press until the frame that shows the changed list: filtering, counting, sorting, drawing, layout and paint. */
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
    const work = await presses(page, change);
    const shown = await slowedDown(page, () => presses(page, change));
    times.push(changeTime(change.name, work.there, shown.there));
    if (change.nameBack !== undefined) {
      times.push(changeTime(change.nameBack, work.back, shown.back));
    }
  }
  return times;
}

type Presses = readonly PressTime[];

function changeTime(change: string, worked: Presses, shown: Presses): ChangeTime {
  const work = worked.map(({ workInMs }) => workInMs * CPU_SLOWDOWN);
  const clock = shown.map(({ shownInMs }) => shownInMs);
  return {
    change,
    workInMs: median(work),
    leastWorkInMs: Math.min(...work),
    shownInMs: median(clock),
    leastShownInMs: Math.min(...clock),
  };
}

interface ThereAndBack {
  readonly there: Presses;
  readonly back: Presses;
}

async function presses(page: Page, change: Change): Promise<ThereAndBack> {
  const there: PressTime[] = [];
  const back: PressTime[] = [];
  // The first round finds code that no engine has looked at yet, and is a warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    there.push(await tracePress(page, change.press));
    back.push(await tracePress(page, change.back));
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

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}
