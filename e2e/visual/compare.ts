import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { layoutProblems } from '../shop/layout-problems.ts';
import { expect } from '../shop/test.ts';
import { geometryDifferences, recordGeometry } from './geometry.ts';
import { comparisonIn, isRecording } from './renderer.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const STYLES = join(import.meta.dirname, 'still.css');
const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
/** Measured, see docs/visual-tests.md: the same renderer draws every point alike. */
const ALLOWANCE = { threshold: 0.03, maxDiffPixelRatio: 0.0001 };

/** Compares what a phone and a desktop show first with the references, as far as this browser can. */
export async function matchesReference(page: Page, name: string): Promise<void> {
  const { hasGeometry, hasPictures } = await comparisonIn(page);
  for (const size of SIZES) {
    await settle(page, size);
    const reference = `${name}-${size.width}`;
    if (isRecording()) await recordGeometry(page, reference);
    expect.soft(await layoutProblems(page), reference).toEqual([]);
    if (!hasGeometry) continue;
    // Some controls come with scripts that load once the page is idle.
    const differences = async () => {
      const found = await geometryDifferences(page, reference);
      if (isRecording() && found.length > 0) await recordGeometry(page, reference);
      return found;
    };
    await expect.soft.poll(differences, reference).toEqual([]);
    if (!hasPictures) continue;
    await expect
      .soft(page)
      .toHaveScreenshot(`${reference}.png`, { ...STILL, stylePath: STYLES, ...ALLOWANCE });
  }
}

/** Shows that the tolerance hides no such change: with these styles on top the same screen differs. */
export async function differsFromReference(
  page: Page,
  name: string,
  styles: { readonly picture: string; readonly geometry: string },
): Promise<void> {
  const { hasGeometry, hasPictures } = await comparisonIn(page);
  if (isRecording() || !hasGeometry) return;
  for (const size of SIZES) {
    await settle(page, size);
    const reference = `${name}-${size.width}`;
    const sheet = await page.addStyleTag({ content: styles.geometry });
    expect(await geometryDifferences(page, reference), styles.geometry).not.toEqual([]);
    await sheet.evaluate((element: HTMLElement) => element.remove());
    if (!hasPictures) continue;
    const style = readFileSync(STYLES, 'utf8') + styles.picture;
    const picture = await page.screenshot({ ...STILL, style });
    expect(picture, styles.picture).not.toMatchSnapshot(`${reference}.png`, ALLOWANCE);
  }
}

async function settle(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  // Images are not compared, but they have to be there.
  await expect.poll(() => page.evaluate(missingImages)).toEqual([]);
}

/** Runs in the page: images on the screen that have not loaded. */
function missingImages(): readonly string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isShown = image.checkVisibility({ contentVisibilityAuto: true }) && width > 0;
      return isShown && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}
