import type { Page } from '@playwright/test';

/**
 * How much has moved by itself since the page began, the way browsers reckon layout shifts. Answers how to ask, once what
 * should have come has.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const noted: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's library does not know this kind of entry.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) noted.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return noted;
  });
  return async () => {
    // Two frames: what was changed is drawn by then, and told to the observer.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const noted = await shifts.jsonValue();
    return noted.reduce((sum, shift) => sum + shift, 0);
  };
}
