import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { platformUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';

/** The one rule that the specification breaks on purpose (docs/decisions/0007-fixed-viewport.md). */
const EXCEPTED = ['meta-viewport'];

async function problemsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(EXCEPTED).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

const PAGES = [
  '/',
  '/shop',
  '/range/rain',
  '/products/rain-shampoo',
  '/cart',
  '/salon/',
  '/salon/10001',
  '/wishlist',
  '/pages/withdrawal',
];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, and nothing sticks out of the screen @phone`, async ({
    page,
  }) => {
    await createShopper(page, 'nl').visits(path);
    expect(await problemsOn(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
}

test('axe finds nothing in the open bag @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/products/rain-shampoo');
  await shopper.addsToBag();
  await expect(shopper.bagPopup.getByRole('definition')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
});

for (const locale of ['nl', 'de'] as const) {
  test(`axe finds nothing where products are looked for, in ${locale} @phone`, async ({ page }) => {
    const shopper = createShopper(page, locale);
    for (const path of ['/search?q=shampoo', '/routine', '/products/rain-routine']) {
      await shopper.visits(path);
      expect(await problemsOn(page)).toEqual([]);
    }
    const picture = page.getByRole('link', { name: shopper.t('product.gallery.zoom') });
    await picture.first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await problemsOn(page)).toEqual([]);
  });
}

test('axe finds nothing on a page that does not exist', async ({ page, watch }) => {
  watch.expectProblem(/404/);
  await createShopper(page, 'nl').visits('/there-is-no-such-page');
  expect(await problemsOn(page)).toEqual([]);
});

test('axe finds nothing on the console of the platform', async ({ page }) => {
  await page.goto(platformUrl());
  expect(await problemsOn(page)).toEqual([]);
});
