import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { waitForAnimations } from './wait-for.ts';

declare global {
  interface Window {
    readonly axe?: typeof axeCore;
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const OPTIONS: RunOptions = {
  rules: {
    // The specification breaks this one on purpose (docs/decisions/0007-fixed-viewport.md).
    'meta-viewport': { enabled: false },
    // Targets are at least 24 px large, or stand that far from the next (WCAG 2.2, 2.5.8).
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
  // Style sheets and media would be fetched once more for two rules, of locked screens and of sound, which the shop has not.
  preload: false,
};

/** Returns what axe finds on the screen once its animations have ended. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await waitForAnimations(page);
  // Half a megabyte, sent and compiled once for each document.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  return page.evaluate(runAxe, OPTIONS);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<readonly string[]> {
  const { axe } = window;
  if (axe === undefined) throw new Error('The page was left before axe could read it.');
  const { violations } = await axe.run(document, options);
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
