import { errors, expect, type Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page. Before that a link works, because it is a link, but a button does not; a test
 * that clicks within those milliseconds would fail for no shopper's reason.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Longer than the shop waits for its own step through the history (`dialog-history.ts`). */
const LONGEST_STEP_IN_MS = 1_500;

/**
 * Loads an address as the address bar does, once the dialogs that were closed have left the history: their step back, still
 * under way, would break the load off. A person is slower than that step. The mark that a reload leaves never goes.
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  const hasLeft = page.waitForFunction(hasLeftDialogs, null, { timeout: LONGEST_STEP_IN_MS });
  await hasLeft.catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  await page.goto(address);
}

/** Runs in the page. */
function hasLeftDialogs(): boolean {
  const isOpen = document.querySelector('dialog[open]') !== null;
  return isOpen || !window.history.state?.openDialogs;
}

/** Waits for a script that is loaded after everything else, until it has done what it begins with. */
export async function waitForScript(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    name,
  );
  // Loaded scripts have yet to run, and what they render has yet to be committed.
  const idle = () =>
    page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  for (let turn = 0; turn < 3; turn += 1) await idle();
}

/**
 * Waits until animations have ended: words that are half faded in have a contrast that nobody reads them with. Endless ones
 * and those that follow the scroll position are not waited for.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(runningAnimations)).toEqual([]);
}

/** Runs in the page. */
function runningAnimations(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ timeline, playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return timeline === document.timeline && playState === 'running' && end !== Infinity;
    })
    .map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return 'something';
      return `${effect.target?.outerHTML.slice(0, 80)}${effect.pseudoElement ?? ''}`;
    });
}

/** Makes the browser render what is far below as well: else a screenshot would not show it, and axe not read it. */
export async function renderOffscreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rendered = new CSSStyleSheet();
    rendered.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rendered];
  });
}
