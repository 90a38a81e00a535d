import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './wait-for.ts';

// Each page compiles it anew: the minified one saves a third of a small page's analysis.
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = {
  // The specification breaks this one on purpose (docs/decisions/0007-fixed-viewport.md).
  'meta-viewport': { enabled: false },
  // Targets are at least 24 px large, or stand that far from the next (WCAG 2.2, 2.5.8).
  'target-size': { enabled: true },
};

/** Returns what axe finds on the screen once its animations have ended. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await waitForAnimations(page);
  // Legacy mode saves a second page per analysis; that one is for frames of other origins, which the shop has not.
  const axe = new AxeBuilder({ page, axeSource: AXE }).setLegacyMode();
  const options = { rules: RULES, resultTypes: ['violations' as const] };
  const { violations } = await axe.options(options).analyze();
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
