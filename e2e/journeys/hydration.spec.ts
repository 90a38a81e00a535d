import type { Page } from '@playwright/test';
import { textsFor } from '../actors/actor.ts';
import { createVisitor } from '../actors/visitor.ts';
import { countRenders, renderCountsOf } from '../shop/count-renders.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

// The cookie bar belongs to what appears by itself.
test.use({ hasRefusedCookies: false });

// Reading pages ahead, the router renders the links of this one again.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }),
);

/** The cookie bar appears last, after hydration. */
async function waitForCookieBar(page: Page): Promise<void> {
  const { t } = textsFor('nl');
  await expect(page.getByRole('button', { name: t('consent.refuse') })).toBeVisible();
}

test('hydration of /nl/shop renders each card once', async ({ page }) => {
  await countRenders(page);
  await page.goto(`${shopUrl()}/nl/shop`);
  await waitForCookieBar(page);
  const { cards, hearts, lists } = await renderCountsOf(page);
  expect(lists).toBe(1);
  expect(Object.keys(cards).length).toBeGreaterThan(2);
  expect(new Set(Object.values(cards))).toEqual(new Set([1]));
  expect(new Set(Object.values(hearts))).toEqual(new Set([1]));
  // Links navigate in place from here on: no document is prefetched any more.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test('opening a dialog does not render header and footer again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await countRenders(page);
  await page.goto(`${shopUrl()}/nl/shop`);
  await waitForCookieBar(page);
  const before = sum((await renderCountsOf(page)).links);
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const inMenu = await page.locator('dialog[open] a').count();
  expect(sum((await renderCountsOf(page)).links) - before).toBe(inMenu);
});

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

test('only hearts of wishlist items render twice', async ({ page }) => {
  const anna = createVisitor(page, 'nl');
  const [first = '', second = ''] = await anna.listedTitles(2);
  await anna.keeps(first);
  await countRenders(page);
  await anna.visits('/range/rain');
  await waitForCookieBar(page);
  const { cards, hearts } = await renderCountsOf(page);
  expect(hearts[first]).toBe(2);
  expect(hearts[second]).toBe(1);
  expect(new Set(Object.values(cards))).toEqual(new Set([1]));
});
