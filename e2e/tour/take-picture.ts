import type { Page } from '@playwright/test';
import { expect } from '../shop/test.ts';
import { untilStill } from '../shop/until-still.ts';
import { drawAll } from './draw-all.ts';

/** The whole page, or what a dialog leaves of it. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await drawAll(page);
  await untilStill(page);
  await seeAllPictures(page);
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  // Else what keeps to the top of the screen would stand in the middle of the picture.
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path, fullPage });
}

/** Pictures further down are loaded when they are scrolled to. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      picture.decoding = 'sync';
    }
  });
  const areLoaded = () =>
    page.evaluate(() => [...document.images].every((picture) => picture.complete));
  await expect.poll(areLoaded, { timeout: 30_000 }).toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that cannot be decoded is a picture of a mistake, and shows as one.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}
