import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until what moves has arrived: words that are half faded in have a contrast that nobody reads them with. What moves
 * without an end, or as far as one scrolls, is not waited for.
 */
export async function untilStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(arriving)).toEqual([]);
}

/** Runs in the page. */
function arriving(): readonly string[] {
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
