import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

test('the search of the shop leads to the answer', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/search?q=kortingscode');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Waar vul ik een kortingscode in?' })
    .click();
  await expect(page).toHaveURL(/\/nl\/pages\/questions#code$/);
  const opened = page.getByRole('main').locator('details[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its answer', async ({ page }) => {
    await page.goto(`${shopUrl()}/fr-be/pages/questions#lost`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.locator('details[open]')).toHaveCount(1);
    await expect(main.locator('#lost')).toBeInViewport();
  });
});
