import type { Page } from '@playwright/test';
import { expect } from '../shop/test.ts';

/** The whole page, or what a dialog leaves of it. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await seeAllPictures(page);
  await page.screenshot({ path, fullPage: (await page.getByRole('dialog').count()) === 0 });
}

/** Pictures further down are loaded when they are scrolled to. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
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
