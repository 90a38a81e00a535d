import type { Page } from '@playwright/test';
import { speakerOf } from '../actors/language.ts';
import { createVisitor } from '../actors/visitor.ts';
import { shopUrl } from '../shop/addresses.ts';
import { countDrawings, drawingsOf } from '../shop/count-drawings.ts';
import { expect, test } from '../shop/test.ts';

// Whoever is asked about cookies sees the most that comes by itself.
test.use({ hasRefusedCookies: false });

/** The question about cookies comes last, when the page has been taken over and has come to rest. */
async function untilAtRest(page: Page): Promise<void> {
  const { t } = speakerOf('nl');
  await expect(page.getByRole('button', { name: t('consent.refuse') })).toBeVisible();
}

for (const path of ['/nl', '/nl/shop', '/nl/products/rain-shampoo']) {
  test(`taking over ${path} draws each card once, and nothing that comes later draws it again`, async ({
    page,
  }) => {
    await countDrawings(page);
    await page.goto(shopUrl() + path);
    await untilAtRest(page);
    const { cards, hearts, lists } = await drawingsOf(page);
    expect(lists).toBe(path === '/nl/shop' ? 1 : 0);
    expect(Object.keys(cards).length).toBeGreaterThan(3);
    expect(new Set(Object.values(cards))).toEqual(new Set([1]));
    expect(new Set(Object.values(hearts))).toEqual(new Set([1]));
    // From here on links are followed in place: no whole page is fetched ahead any more.
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  });
}

test('header and footer stand as they are while something opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await countDrawings(page);
  await page.goto(`${shopUrl()}/nl/shop`);
  await untilAtRest(page);
  const before = sum((await drawingsOf(page)).links);
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const inMenu = await page.locator('dialog[open] a').count();
  expect(sum((await drawingsOf(page)).links) - before).toBe(inMenu);
});

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

test('of all hearts the page draws those again whose products are kept', async ({ page }) => {
  const anna = createVisitor(page, 'nl');
  const [first = '', second = ''] = await anna.listedTitles(2);
  await anna.keeps(first);
  await countDrawings(page);
  await anna.visits('/shop');
  await untilAtRest(page);
  const { cards, hearts } = await drawingsOf(page);
  expect(hearts[first]).toBe(2);
  expect(hearts[second]).toBe(1);
  expect(new Set(Object.values(cards))).toEqual(new Set([1]));
});
