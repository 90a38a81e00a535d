import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../shop/test.ts';
import { renderOffscreen, waitForAnimations } from '../shop/wait-for.ts';

const TOUR_FOLDER = resolve(import.meta.dirname, '..', '..', 'test-results', 'tour');

export interface Screenshot {
  readonly locale: string;
  readonly width: number;
  readonly name: string;
}

export function screenshotFile({ locale, width, name }: Screenshot): string {
  return join(TOUR_FOLDER, locale, String(width), `${name}.png`);
}

/** Takes a picture of the whole page, or of what a dialog leaves of it. */
export async function takeScreenshot(page: Page, path: string): Promise<void> {
  await renderOffscreen(page);
  await waitForAnimations(page);
  await loadAllImages(page);
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  // Else what sticks to the top of the screen would stand in the middle of the picture.
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path, fullPage });
}

/** Loads the images further down too, which else are loaded when they are scrolled to. */
async function loadAllImages(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
  });
  const areLoaded = () =>
    page.evaluate(() => [...document.images].every((image) => image.complete));
  await expect.poll(areLoaded, { timeout: 30_000 }).toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // An image that cannot be decoded shows as a broken one in the screenshot.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
