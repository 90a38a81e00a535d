import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** The markup of the elements that moved. */
  readonly moved: readonly string[];
}

/** Sums up what has moved by itself since the page began: the cumulative layout shift. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const shifts = await observe(page, true, null);
  return async () => {
    const unexpected = (await shifts()).filter(({ hadRecentInput }) => !hadRecentInput);
    return unexpected.reduce((sum, { value }) => sum + value, 0);
  };
}

/** Records which elements move from now on. `except` selects what may move; so may what holds it. */
export async function watchShifts(
  page: Page,
  except: string | null = null,
): Promise<() => Promise<readonly string[]>> {
  const shifts = await observe(page, false, except);
  return async () => (await shifts()).flatMap(({ moved }) => moved);
}

async function observe(page: Page, buffered: boolean, except: string | null) {
  const handle = await page.evaluateHandle(
    ([isBuffered, selector]) => {
      const recorded: Shift[] = [];
      const mayMove = (element: Element) =>
        selector !== null &&
        (element.closest(selector) !== null || element.querySelector(selector) !== null);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // TypeScript's library does not know this kind of entry.
          const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
            readonly sources: readonly { readonly node: Node | null }[];
          };
          const moved = sources.flatMap(({ node }) => {
            const element = node instanceof Element ? node : (node?.parentElement ?? null);
            return element && !mayMove(element) ? element.outerHTML.slice(0, 120) : [];
          });
          recorded.push({ value, hadRecentInput, moved });
        }
      }).observe({ type: 'layout-shift', buffered: isBuffered });
      return recorded;
    },
    [buffered, except] as const,
  );
  return async () => {
    // Two frames: by then a change is rendered and reported to the observer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return handle.jsonValue();
  };
}
