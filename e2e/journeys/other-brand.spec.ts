import { join, resolve } from 'node:path';
import { brandFolderOf } from '@lokke/brand';
import { createShopper } from '../actors/shopper.ts';
import { type OwnStorefront, openStorefront } from '../shop/open-storefront.ts';
import { expect, test } from '../shop/test.ts';

const PLAIN = resolve(join(brandFolderOf({}), '..', 'brand-plain'));

// Shared by both tests, which else would each open it.
test.describe.configure({ mode: 'default' });

let shop: OwnStorefront;
test.beforeAll(async () => {
  shop = await openStorefront(() => ({ MARKETS: 'nl', BRAND_DIR: PLAIN }));
});
test.afterAll(() => shop.close());

test('another brand brings its name, mark, colours and type, before and after hydration', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  await shopper.visits('/shop');
  await expect(page).toHaveTitle(/ \| Your shop$/);
  await expect(page.getByRole('banner').getByText('Your shop')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Alleen testbetalingen');
  const styles = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { backgroundColor, fontFamily: getComputedStyle(document.body).fontFamily };
  });
  expect(styles.backgroundColor).toBe('rgb(251, 250, 247)');
  expect(styles.fontFamily).toContain('Schibsted Grotesk Variable');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Schibsted Grotesk Variable"')))
    .toBe(true);

  await shopper.opensFirstProduct();
  await expect(page).toHaveTitle(/ \| Your shop$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Your shop, startpagina' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toContainText('LOKKE');
  // A rule for the second picture of cards would hide it until the pointer is there.
  await expect(page.locator('#ingredients > div > div')).toHaveCSS('opacity', '1');
  // Bars beside a scene would stand out from it.
  const closeUp = page.locator('li + li > [aria-haspopup="dialog"] img').first();
  await expect(closeUp).toHaveCSS('object-fit', 'cover');
});

test('the way home is as wide as a finger, however short the mark is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  await shopper.visits('/shop');
  const home = page.getByRole('banner').getByRole('link', { name: 'Your shop, startpagina' });
  await home.locator('[aria-hidden]').evaluate((mark) => {
    mark.textContent = 'Y';
  });
  const box = await home.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
});
