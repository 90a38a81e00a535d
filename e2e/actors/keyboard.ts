import type { Locator, Page } from '@playwright/test';

const FARTHEST = 90;

/** Presses Tab until the focus is there; fails when a page has it nowhere within reach. */
export async function tabsTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FARTHEST} presses of Tab do not lead to ${target}`);
}

export async function presses(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.press(key);
}

export async function types(page: Page, target: Locator, text: string): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.insertText(text);
}
