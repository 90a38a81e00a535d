import type { Page } from '@playwright/test';

/**
 * Notes from now on what moves on the screen by itself, the way browsers reckon layout shifts. `except` names what may move,
 * and what holds it. Answers how to ask for the list, once what should have happened has.
 */
export async function watchShifts(
  page: Page,
  except: string | null = null,
): Promise<() => Promise<readonly string[]>> {
  const noted = await page.evaluateHandle((selector) => {
    const moved: string[] = [];
    const mayMove = (element: Element) =>
      selector !== null &&
      (element.closest(selector) !== null || element.querySelector(selector) !== null);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's library does not know this kind of entry.
        const { sources } = entry as PerformanceEntry & {
          readonly sources: readonly { readonly node: Node | null }[];
        };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          if (element && !mayMove(element)) moved.push(element.outerHTML.slice(0, 120));
        }
      }
    });
    observer.observe({ type: 'layout-shift' });
    return moved;
  }, except);
  return async () => {
    // Two frames: what was changed is drawn by then, and told to the observer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return noted.jsonValue();
  };
}
