import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../shop/test.ts';
import { allowanceIn, isRecording } from './references.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const STYLES = join(import.meta.dirname, 'still.css');
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Compares what a first look shows, on a phone and on a desk, with the references. */
export async function looksLikeBefore(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await settle(page, size);
    await expect(page).toHaveScreenshot(`${name}-${size.width}.png`, {
      ...STILL,
      stylePath: STYLES,
      ...allowanceIn(page),
    });
  }
}

/** With these styles on top the same screen is seen to be another: what is allowed hides no such change. */
export async function looksOtherwise(page: Page, name: string, styles: string): Promise<void> {
  if (isRecording()) return;
  const style = readFileSync(STYLES, 'utf8') + styles;
  for (const size of SIZES) {
    await settle(page, size);
    const picture = await page.screenshot({ ...STILL, style });
    expect(picture, styles).not.toMatchSnapshot(`${name}-${size.width}.png`, allowanceIn(page));
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function settle(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  // They are not compared, but they have to be there.
  await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
}

/** Runs in the page: pictures on the screen that have not come. */
function missingPictures(): readonly string[] {
  return [...document.images]
    .filter((picture) => {
      const { top, bottom, left, right, width } = picture.getBoundingClientRect();
      const isDrawn = picture.checkVisibility({ contentVisibilityAuto: true }) && width > 0;
      return isDrawn && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}
