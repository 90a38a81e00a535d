import type { Locator } from '@playwright/test';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

test('a long list is broken by the scene of its range, beside the list of products', async ({
  openWithoutScripts,
}) => {
  const page = await openWithoutScripts('/nl/range/copper');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  const scene = page.locator('main img[src*="scene-copper"]');
  await expect(scene).toHaveCount(1);
  await expect(scene).toHaveAttribute('alt', '');
  await expect(scene).toHaveAttribute('loading', 'lazy');
  expect(await scene.evaluate((image) => image.closest('ul'))).toBe(null);

  const bottomOf = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().bottom);
  const topOf = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().top);
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await bottomOf(cards.first())).toBeLessThanOrEqual(await topOf(scene));
    expect(await bottomOf(scene)).toBeLessThanOrEqual(await topOf(cards.last()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }

  await page.goto(`${shopUrl()}/nl/range/copper?hairType=straight`);
  await expect(scene).toHaveCount(0);
});
