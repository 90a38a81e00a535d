import type { Page } from '@playwright/test';

/** As a phone of the lower middle class compares to a desk. */
const CPU_SLOWDOWN = 4;
const ROUNDS = 9;

export interface ChangeTime {
  readonly change: string;
  readonly medianInMs: number;
  readonly slowestInMs: number;
}

interface Change {
  readonly name: string;
  /** What is pressed. */
  readonly press: string;
  /** What brings the list back to where it was. */
  readonly back: string;
}

const CHANGES: readonly Change[] = [
  {
    name: 'one filter',
    press: 'main input[name="hairType"]',
    back: 'main [role="group"] > button:last-of-type',
  },
  {
    name: 'another order',
    press: 'main button[value="sortByPriceAscending"]',
    back: 'main button[value="sortByPopularity"]',
  },
];

/** From the press until the changed list is laid out, filtering, sorting and rendering included. */
export async function timeChanges(page: Page, url: string): Promise<readonly ChangeTime[]> {
  await page.goto(url);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: ChangeTime[] = [];
  for (const { name, press, back } of CHANGES) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      taken.push(await timePress(page, press));
      await timePress(page, back);
    }
    // The first rounds find code that no engine has looked at yet; a shopper has those too.
    taken.sort((left, right) => left - right);
    times.push({
      change: name,
      medianInMs: taken[Math.floor(ROUNDS / 2)] ?? 0,
      slowestInMs: taken.at(-1) ?? 0,
    });
  }
  await session.detach();
  return times;
}

function timePress(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (pressed) =>
      new Promise<number>((done, fail) => {
        const list = document.querySelector('main article')?.closest('div');
        const control = document.querySelector<HTMLElement>(pressed);
        if (!list || !control) return fail(new Error(`There is no ${pressed}.`));
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // Asking for a place makes the browser lay out what was changed.
          list.getBoundingClientRect();
          const takenInMs = performance.now() - startedAt;
          // Cards that are fetched for it come in their own time.
          setTimeout(() => requestAnimationFrame(() => done(takenInMs)), 400);
        });
        observer.observe(list, { childList: true, subtree: true, characterData: true });
        const startedAt = performance.now();
        control.click();
      }),
    selector,
  );
}
