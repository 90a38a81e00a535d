import { resolve } from 'node:path';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { ACCEPTED_CARD, createBuyer } from '../actors/buyer.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';
import { waitForScript } from '../shop/wait-for.ts';

const PRODUCTS = resolve(import.meta.dirname, '../../platform/tests/fixtures/products/apparel.csv');

// One shop for all: it holds a merchant's own products.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openShopProcess({ args: ['--from', PRODUCTS, '--shop', 'uk'] });
});
test.afterAll(() => shop.close());

test('prices are chosen by field and by handle, and stand in the address', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/uk/shop`);
  await waitForScript(page, 'idle-parts-');
  await page.getByText('All filters').click();
  const [from, to] = [
    page.getByLabel('From', { exact: true }),
    page.getByLabel('To', { exact: true }),
  ];
  await expect(from).toHaveValue('16');
  await to.fill('40');
  await to.press('Enter');
  await expect(page).toHaveURL(/\?price=-40$/);
  await expect(page.getByRole('button', { name: 'Remove Up to £40.00' })).toBeVisible();
  await page.getByRole('slider', { name: 'Lowest price' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?price=17-40$/);
  await expect(from).toHaveValue('17');
  await page.getByRole('checkbox', { name: /Navy/ }).first().check();
  await expect(page).toHaveURL(/option\.color=Navy/);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove £17.00 – £40.00' })).toBeVisible();
});

test('on a phone the price is chosen in the sheet, and applied with the rest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.shopUrl}/uk/shop`);
  await waitForScript(page, 'idle-parts-');
  await page.getByText('All filters').click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.locator('summary').filter({ hasText: 'Price' }).click();
  await sheet.getByLabel('From', { exact: true }).fill('30');
  await sheet.getByLabel('To', { exact: true }).focus();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/\?price=30-$/);
});

test('the first screen stays while its script is on its way', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/type-modules-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${shop.shopUrl}/uk?utm_source=letter`);
  const words = page.locator('h1');
  const first = await words.elementHandle();
  // What runs once the page is idle has been asked for, and had its turn.
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
    .getByRole('link', { name: /check ?out/i })
    .click();
  await expect(page).toHaveURL(/\/uk\/cart\/c\//);
});

test('a product is found, put into the bag and paid with the test card', async ({ page }) => {
  await page.goto(`${shop.shopUrl}/uk/search?q=hoodie`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hoodie 1/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Add to bag/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /check ?out/i })
    .click();
  const buyer = createBuyer(page, 'uk', 'robin.own@example.com');
  await buyer.fillsInDetails();
  await buyer.paysWith(ACCEPTED_CARD);
  expect(await buyer.orderNumber()).not.toBe('');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`every link of header, home page and footer leads to a page at ${width} px`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.shopUrl}/uk`);
    const found = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
      );
    const paths = new Set(
      found.filter((href) => href.startsWith(`${shop.shopUrl}/uk`) && !href.includes('#')),
    );
    expect(paths.size).toBeGreaterThan(10);
    for (const path of paths) {
      expect(path).not.toMatch(/\/(salon|routine)/);
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    expect(watch.problems).toEqual([]);
  });
}
