import { createShopper } from '../actors/shopper.ts';
import { problemsOn } from '../shop/axe.ts';
import { type OwnStorefront, openStorefront } from '../shop/open-storefront.ts';
import { expect, test } from '../shop/test.ts';

let shop: OwnStorefront;
test.beforeAll(async () => {
  // Nobody listens at this port: the content is out for as long as this storefront is open.
  shop = await openStorefront(() => ({ CONTENTFUL_URL: 'http://localhost:1' }));
});
test.afterAll(() => shop.close());

for (const [locale, width] of [
  ['nl', 390],
  ['es', 1440],
] as const) {
  test(`while the content is out, ${locale} sells on with its headings in order on ${width} px`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = createShopper(page, locale, shop.shopUrl);
    const main = page.getByRole('main');
    await shopper.visits('/');
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const path of ['/', '/shop', '/products/rain-shampoo', '/salon']) {
      await shopper.visits(path);
      expect(await problemsOn(page), path).toEqual([]);
    }

    watch.expectProblem(/502/);
    await shopper.visits('/pages/contact');
    await expect(main.getByRole('button', { name: shopper.t('errors.retry') })).toBeVisible();
    expect(await problemsOn(page), 'what only the content has').toEqual([]);
  });
}
