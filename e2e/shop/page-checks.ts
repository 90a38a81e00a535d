import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './wait-for.ts';

/** The one rule that the specification breaks on purpose (docs/decisions/0007-fixed-viewport.md). */
const EXCEPTED = { 'meta-viewport': { enabled: false } };
/** Targets are at least 24 px large, or stand that far from the next (WCAG 2.2, 2.5.8). */
const ALSO = { 'target-size': { enabled: true } };

/** Returns what axe finds on the screen once its animations have ended; with `isZoomable` no rule is excepted. */
export async function axeViolations(
  page: Page,
  { isZoomable = false } = {},
): Promise<readonly string[]> {
  await waitForAnimations(page);
  // Legacy mode saves a second page per analysis; that one is for frames of other origins, which the shop has not.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const rules = { ...(isZoomable ? {} : EXCEPTED), ...ALSO };
  const { violations } = await axe.options({ rules, resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** Tries what an injected script would try first, and a tag manager does all the time (Trusted Types). */
export function canInjectHtml(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>markup</b>';
      return true;
    } catch {
      return false;
    }
  });
}
