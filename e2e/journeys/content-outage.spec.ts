import { createShopper } from '../actors/shopper.ts';
import { type OwnStorefront, openStorefront } from '../shop/open-storefront.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

let shop: OwnStorefront;
test.beforeAll(async () => {
  // Nothing listens at this port.
  shop = await openStorefront(() => ({ MARKETS: 'es', CONTENTFUL_URL: 'http://localhost:1' }));
});
test.afterAll(() => shop.close());

test('the shop sells on without content', async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = createShopper(page, 'es', shop.shopUrl);
  const main = page.getByRole('main');
  for (const path of ['/', '/products/rain-shampoo']) {
    await shopper.visits(path);
    if (path === '/') {
      await expect(main.getByRole('article').first()).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(await axeViolations(page), path).toEqual([]);
  }

  watch.expectProblem(/502/);
  await shopper.visits('/pages/delivery');
  await expect(main.getByRole('button', { name: shopper.t('errors.retry') })).toBeVisible();
  expect(await axeViolations(page), 'what only the content has').toEqual([]);
});
