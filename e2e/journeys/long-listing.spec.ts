import type { ShopProcess } from '@lokke/stack';
import { createShopper } from '../actors/shopper.ts';
import { MADE_UP, openLongShop } from '../shop/open-long-shop.ts';
import { expect, test } from '../shop/test.ts';

// Shared by all tests of the file.
test.describe.configure({ mode: 'default' });

const PAGE = 60;

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openLongShop(100);
  // Imported products are listed once the server has heard of them, and soon after as a long list.
  const isLong = async () => {
    const page = await (await fetch(`${shop.shopUrl}/nl/shop?productType=made%20up`)).text();
    return (
      page.includes(`<h2>${MADE_UP} producten`) && !page.includes('value="sortByHighestRated"')
    );
  };
  await expect.poll(isLong, { timeout: 60_000 }).toBe(true);
});
test.afterAll(() => shop.close());

test('a filter is chosen with the keyboard, is asked for once and said', async ({ page }) => {
  const { main, t, ...shopper } = createShopper(page, 'nl', shop.shopUrl);
  await shopper.visits('/shop?productType=made%20up');
  const count = main.getByRole('heading', { level: 2 }).first();
  await expect(count).toHaveText(t('listing.count', { count: MADE_UP }));
  await expect(main.getByRole('article')).toHaveCount(PAGE);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/list/')) asked.push(request.url());
  });
  const steps = await page.evaluate(() => history.length);

  const dry = main.locator('input[type=checkbox][name=hairType][value=dry]');
  await dry.focus();
  await page.keyboard.press('Space');
  await expect(dry).toBeChecked();
  await expect(count).toHaveText(t('listing.count', { count: MADE_UP / 3 }));
  await expect(main.getByRole('article')).toHaveCount(MADE_UP / 3);
  await expect(dry).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: t('listing.count', { count: MADE_UP / 3 }) }),
  ).toHaveCount(1);
  await expect(page).toHaveURL(/\?productType=made%20up&hairType=dry$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(asked).toHaveLength(1);

  await test.step('what was shown before needs no request', async () => {
    await page.keyboard.press('Space');
    await expect(count).toHaveText(t('listing.count', { count: MADE_UP }));
    expect(asked).toHaveLength(1);
  });
});

test('an order and more cards are asked for; Back brings both again', async ({ page }) => {
  const { main, t, ...shopper } = createShopper(page, 'nl', shop.shopUrl);
  await shopper.visits('/shop?productType=made%20up');
  await main
    .locator('summary')
    .filter({ hasText: t('listing.sort') })
    .click();
  await expect(
    main.getByRole('button', { name: t('listing.sort.sortByHighestRated') }),
  ).toHaveCount(0);
  await main.getByRole('button', { name: t('listing.sort.sortByPriceAscending') }).click();
  const titles = main.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles.first()).toHaveText('Made up 0');
  await main.getByRole('link', { name: t('list.more', { count: PAGE }) }).click();
  await expect(titles).toHaveCount(2 * PAGE);
  await expect(titles.nth(PAGE)).toHaveText(`Made up ${PAGE}`);
  await expect(page).toHaveURL(/sortOption=sortByPriceAscending.*page=2$/);
  await main.getByRole('link', { name: t('list.more', { count: MADE_UP - 2 * PAGE }) }).click();
  await expect(titles).toHaveCount(MADE_UP);
  await expect(main.getByText(t('list.shown', { shown: MADE_UP, total: MADE_UP }))).toBeHidden();

  const link = main.getByRole('link', { name: `Made up ${MADE_UP - 1}`, exact: true });
  await link.click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Made up ${MADE_UP - 1}` }),
  ).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(titles).toHaveCount(MADE_UP);
});

test('a list that cannot be fetched stays, and is asked for again', async ({ page, watch }) => {
  const { main, t, ...shopper } = createShopper(page, 'nl', shop.shopUrl);
  await shopper.visits('/shop?productType=made%20up');
  await page.route('**/list/**', (route) => route.abort());
  watch.expectProblem(/ERR_FAILED/);
  await main.locator('input[type=checkbox][name=hairType][value=curly]').check();
  await expect(main.getByRole('alert')).toContainText(t('list.unchanged'));
  await expect(main.getByRole('article')).toHaveCount(PAGE);
  await page.unroute('**/list/**');
  await main.getByRole('button', { name: t('list.retry') }).click();
  await expect(main.getByRole('article')).toHaveCount(MADE_UP / 3);
  await expect(main.getByRole('alert')).toHaveCount(0);
});
