import type { Locator } from '@playwright/test';
import { textsFor } from '../actors/actor.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

const { t: nl } = textsFor('nl');

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

test('links lead to how it is used and what is in it, without scripts as well', async ({
  openWithoutScripts,
}) => {
  for (const key of ['product.howToUse', 'product.keyIngredients'] as const) {
    const page = await openWithoutScripts('/nl/products/rain-shampoo');
    const heading = page.getByRole('heading', { level: 2, name: nl(key) });
    await expect(heading).not.toBeInViewport();
    await page.getByRole('link', { name: nl(key) }).press('Enter');
    await expect(heading).toBeInViewport();
  }
});
