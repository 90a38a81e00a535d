import type { Page } from '@playwright/test';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

async function openList(page: Page) {
  await page.goto(`${shopUrl()}/nl/shop`);
  await waitForHydration(page);
  return page.locator('main article').nth(1);
}

const placeOf = (element: Element): Place => {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width };
};

test('a product’s picture grows out of the card that was pressed @phone', async ({ page }) => {
  const card = await openList(page);
  const from = await card.locator('img').first().evaluate(placeOf);
  await card.locator('h3 a').click();
  const moved = page.locator('main [data-morphs]');
  await expect(moved).toHaveCount(1);
  await moved.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const to = await moved.evaluate(placeOf);
  const start = await moved.evaluate(({ style }: HTMLElement) => {
    const numberOf = (name: string) => Number.parseFloat(style.getPropertyValue(name));
    return {
      left: numberOf('--morph-x'),
      top: numberOf('--morph-y'),
      scale: numberOf('--morph-scale'),
    };
  });
  expect(to.left + start.left).toBeCloseTo(from.left, 0);
  expect(to.top + start.top).toBeCloseTo(from.top, 0);
  expect(to.width * start.scale).toBeCloseTo(from.width, 0);
});

test('with reduced motion the picture stands where it belongs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = await openList(page);
  await card.locator('h3 a').click();
  const moved = page.locator('main [data-morphs]');
  await expect(moved).toHaveCSS('animation-name', 'none');
});

test('the card’s picture stands in for one that is on its way', async ({ page }) => {
  const card = await openList(page);
  const held: (() => void)[] = [];
  await page.route(/width=(640|780|960)&format=avif/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.fallback();
  });
  const seen = await card
    .locator('img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.currentSrc);
  await card.locator('h3 a').click();
  const picture = page.locator('main [aria-label] li img').first();
  await expect(picture).toHaveCSS('background-image', `url("${seen}")`);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.unroute(/width=(640|780|960)&format=avif/);
  for (const go of held) go();
  await expect(picture).toHaveCSS('background-image', 'none');
});
