import { expect, type Locator } from '@playwright/test';

/** Nothing lies over its first or last line, or over those of its label. */
export async function isInSight(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const whole = element.closest('label') ?? element;
        const { left, top, bottom, width } = whole.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => {
          const hit = document.elementFromPoint(left + width / 2, y);
          return hit !== null && (whole.contains(hit) || hit.contains(whole));
        });
      }),
    )
    .toBe(true);
}
