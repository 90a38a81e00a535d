import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openShopProcess, type ShopProcess } from '@lokke/stack';
import type { Page } from '@playwright/test';
import { CARE, FREE_ITEM } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { callAdminApi } from '../shop/admin-api.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration, waitForScript } from '../shop/wait-for.ts';

/** With them the page of the list holds no more cards than it shows; the others are fetched. */
const ADDED = 150;
const CARDS_PER_PAGE = 60;
const PLATFORM_CLI = resolve(import.meta.dirname, '../../platform/src/shop-files/cli/main.ts');
const COLUMNS = ['Title', 'URL handle', 'Vendor', 'Type', 'Published on online store', 'Status'];
const OFFER = ['Option1 name', 'Option1 value', 'Price'];

// One shop for all; other tests could not use it once its data is changed.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openLongShop(ADDED);
});
test.afterAll(() => shop.close());

for (const width of [390, 1440]) {
  test(`Back restores the fetched cards of a long list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = createShopper(page, 'nl', shop.shopUrl);
    await expect(async () => {
      await shopper.visits('/shop');
      await expect(moreLink(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    // It caches pages, and is loaded after everything else.
    await waitForScript(page, 'idle-parts-');
    await waitForHydration(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(request.url());
    });
    const cards = page.getByRole('main').getByRole('article');
    // Cards that come into view are laid out then, and the link below them moves: to hover waits for that.
    await moreLink(page).hover();
    await moreLink(page).click();
    await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
    expect(fetched.filter((url) => url.includes('cards.data'))).toHaveLength(1);

    const deep = cards.nth(CARDS_PER_PAGE + 40).getByRole('link');
    await deep.hover();
    const title = (await deep.textContent()) ?? '';
    const before = { cards: await titlesIn(page), top: await topOf(page, title) };
    await deep.click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();

    fetched.length = 0;
    await page.goBack();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
    const movedBy = async () => Math.abs((await topOf(page, title)) - before.top);
    // Cards are a fraction of a pixel high, and scrolling is rounded twice.
    await expect.poll(movedBy).toBeLessThan(2);
    expect(await titlesIn(page)).toEqual(before.cards);
    expect(fetched.filter((url) => url.includes('.data'))).toEqual([]);

    // A reloaded page has no such cache, and shows the same.
    await page.reload();
    await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
    expect(await titlesIn(page)).toEqual(before.cards);
  });
}

test('a free item whose discount ended leaves an open cart', async ({ page }) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { t, cart } = shopper;
  await cart.holds(CARE);
  await cart.oneMore(CARE);
  await cart.hasFreeItem();
  const title = await cart.titleOf(FREE_ITEM);

  const { discountAutomaticDeactivate } = await callAdminApi(
    'nl',
    'mutation($id: ID!) { discountAutomaticDeactivate(id: $id) { userErrors { message } } }',
    { id: 'gid://shopify/DiscountAutomaticNode/1001' },
    shop.platformUrl,
  );
  expect(discountAutomaticDeactivate.userErrors).toEqual([]);
  await cart.oneMore(CARE);
  await cart.hasNoFreeItem();
  await expect(page.getByRole('status').getByText(t('promo.said.ended', { title }))).toBeAttached();
  await expect(page.getByText(t('promo.bar.counted', { counted: 2, threshold: 2 }))).toHaveCount(0);
  const before = await cart.total.innerText();
  await cart.oneMore(CARE);
  await expect(cart.total).not.toHaveText(before);
  await cart.hasNoFreeItem();
});

const moreLink = (page: Page) => page.locator('main a[href*="page="]');

const titlesIn = (page: Page) => page.locator('main article h3').allTextContents();

async function topOf(page: Page, title: string): Promise<number> {
  const box = await page.getByRole('link', { name: title, exact: true }).boundingBox();
  return box?.y ?? Number.NaN;
}

/** Opens a shop whose Dutch list has so many products more than the demo. */
async function openLongShop(addedProducts: number): Promise<ShopProcess> {
  const shop = await openShopProcess();
  const file = join(shop.dataDir, 'more.csv');
  const rows = Array.from({ length: addedProducts }, (_, index) => [
    `Rain No ${index}`,
    `rain-no-${index}`,
    ...['LOKKE', 'mask', 'TRUE', 'active', 'Size', '100 ml', '12.50'],
  ]);
  writeFileSync(file, [[...COLUMNS, ...OFFER], ...rows].map((row) => row.join(',')).join('\n'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [PLATFORM_CLI, 'import', file, '--shop', 'nl'],
    {
      env: {
        ...process.env,
        DATA_DIR: shop.dataDir,
        PLATFORM_PORT: new URL(shop.platformUrl).port,
        STOREFRONT_URL: shop.shopUrl,
      },
      encoding: 'utf8',
    },
  );
  rmSync(file);
  if (status === 0) return shop;
  await shop.close();
  throw new Error(`Importing the products failed: ${stderr}`);
}
