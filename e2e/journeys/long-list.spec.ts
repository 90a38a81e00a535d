import type { ShopProcess } from '@lokke/stack';
import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { openLongShop } from '../shop/long-shop.ts';
import { expect, test } from '../shop/test.ts';

/** With them the list brings no more cards along than it shows; the others are fetched beside it. */
const ADDED = 150;
const CARDS_PER_PAGE = 60;

// One shop for both: it takes its time to open.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openLongShop(ADDED);
});
test.afterAll(() => shop.close());

for (const width of [390, 1440]) {
  test(`back from a product deep in a long list, its fetched cards stand where they stood, on ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = createShopper(page, 'nl', shop.shopUrl);
    await expect(async () => {
      await shopper.visits('/shop');
      await expect(moreLink(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    // What remembers pages comes after everything else.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('later-parts-')),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    const cards = page.getByRole('main').getByRole('article');
    await moreLink(page).click();
    await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
    expect(asked.filter((url) => url.includes('cards.data'))).toHaveLength(1);

    const deep = cards.nth(CARDS_PER_PAGE + 40).getByRole('link');
    // Cards are drawn when they come near; to hover waits until this one stands still.
    await deep.hover();
    const title = (await deep.textContent()) ?? '';
    const before = { cards: await titlesIn(page), top: await topOf(page, title) };
    await deep.click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();

    asked.length = 0;
    await page.goBack();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
    const movedBy = async () => Math.abs((await topOf(page, title)) - before.top);
    await expect.poll(movedBy).toBeLessThanOrEqual(1);
    expect(await titlesIn(page)).toEqual(before.cards);
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);

    // A page loaded anew knows nothing of it, and shows the same.
    await page.reload();
    await expect(cards).toHaveCount(2 * CARDS_PER_PAGE);
    expect(await titlesIn(page)).toEqual(before.cards);
  });
}

const moreLink = (page: Page) => page.locator('main a[href*="page="]');

const titlesIn = (page: Page) => page.locator('main article h3').allTextContents();

async function topOf(page: Page, title: string): Promise<number> {
  const box = await page.getByRole('link', { name: title, exact: true }).boundingBox();
  return box?.y ?? Number.NaN;
}
