import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilStill } from './until-still.ts';

/** The one rule that the specification breaks on purpose (docs/decisions/0007-fixed-viewport.md). */
const EXCEPTED = { 'meta-viewport': { enabled: false } };
/** What is pressed is 24 px large at the least, or stands that far from the next (WCAG 2.2, 2.5.8). */
const ALSO = { 'target-size': { enabled: true } };

/** What axe finds on the screen once it stands still. */
export async function problemsOn(page: Page): Promise<readonly string[]> {
  await untilStill(page);
  const axe = new AxeBuilder({ page }).options({ rules: { ...EXCEPTED, ...ALSO } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
