import { resolve } from 'node:path';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import { waitForScript } from '../shop/wait-for.ts';

const PRODUCTS = resolve(import.meta.dirname, '../../platform/tests/fixtures/products/apparel.csv');

// Shared by all tests: it holds a merchant's own products.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openShopProcess({ args: ['--from', PRODUCTS, '--shop', 'uk'] });
});
test.afterAll(() => shop.close());

test('the first screen stays while its script is on its way', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/type-modules-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.shopUrl}/uk?utm_source=letter`);
  const words = page.locator('h1');
  const first = await words.elementHandle();
  // Scripts that run once the page is idle have been asked for, and had their turn.
  await waitForScript(page, 'idle-parts-');
  await expect(words).toHaveText('Welcome to our shop');
  held.resolve();
  await waitForScript(page, 'idle-parts-');
  expect(await first?.evaluate((heading) => heading.isConnected)).toBe(true);
});

test('the home page leads to a collection, a product and the checkout', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/uk`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'T-shirt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T-shirt');
  await page
    .getByRole('main')
    .getByRole('link', { name: /T-shirt 1/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Add to bag/ }).click();
  // The cart popup opens.
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^check ?out$/i })
    .click();
  await expect(page).toHaveURL(/\/uk\/cart\/c\//);
});
