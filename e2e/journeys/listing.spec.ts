import type { Locator } from '@playwright/test';
import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { watchShifts } from '../shop/layout-shifts.ts';
import { expect, test } from '../shop/test.ts';
import { waitForScript } from '../shop/wait-for.ts';

const { t: nl } = textsFor('nl');
const DRY = /^droog ?\d/;
const FRIZZ = /^pluis/;

test('a filter replaces the URL and shifts nothing', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const { main } = shopper;
  await shopper.visits('/shop');
  const count = main.getByRole('heading', { level: 2 }).first();
  const everything = await count.innerText();
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 120));
  // Surroundings of the cards must not move.
  const frame = async () => [
    await main.getByRole('heading', { level: 1 }).boundingBox(),
    await main.getByRole('group', { name: nl('filter.chosen') }).boundingBox(),
    await main
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top),
  ];
  const before = await frame();
  const shifts = await watchShifts(page, 'article');

  await main.getByRole('checkbox', { name: DRY }).click();
  await expect(page).toHaveURL(/\/nl\/shop\?hairType=dry$/);
  await expect(count).not.toHaveText(everything);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await frame()).toEqual(before);

  await main.getByRole('button', { name: nl('filter.undo') }).click();
  await expect(page).toHaveURL(/\/nl\/shop$/);
  await expect(count).toHaveText(everything);
  expect(await frame()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test('Back restores the list, its filters, scroll and focus, without a request', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop?concern=dryness');
  const link = page.getByRole('main').getByRole('article').last().getByRole('link');
  const title = (await link.textContent()) ?? '';
  // Cards are rendered when they come near; to hover waits until this one stands still.
  await link.hover();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const topOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const top = await topOf(link);
  // The cache of pages is loaded after everything else.
  await waitForScript(page, 'idle-parts-');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // A card under the mouse would be read ahead.
  await page.mouse.move(0, 0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await page.goBack();
  const again = page.getByRole('link', { name: title, exact: true });
  await expect(again).toBeFocused();
  await expect(page).toHaveURL(/concern=dryness$/);
  await expect.poll(() => topOf(again)).toBe(top);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);

  await page.goBack();
  await expect(again).toBeFocused();
  // The card is held in its place for some frames.
  await expect.poll(() => page.evaluate(scrollToTop)).toBe(0);
  await page.reload();
  await waitForScript(page, 'idle-parts-');
  await expect(again).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Runs in the page; returns where it is two frames later. */
function scrollToTop(): Promise<number> {
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filter sheet changes the list once it is applied', async ({ page }) => {
    const shopper = createShopper(page, 'nl');
    await shopper.visits('/shop');
    await page.getByText(nl('filter.more')).click();
    const sheet = page.getByRole('dialog', { name: nl('filter.heading') });
    await sheet.getByRole('checkbox', { name: DRY }).click();
    // Groups stand open one at a time, and each says how much of it is chosen.
    const opener = (group: string) => sheet.locator('summary').filter({ hasText: group });
    await expect(opener('Haartype')).toContainText('(1)');
    await expect(sheet.getByRole('checkbox', { name: FRIZZ })).toBeHidden();
    await opener('Haarbehoefte').click();
    await sheet.getByRole('checkbox', { name: FRIZZ }).click();
    await expect(sheet.getByRole('checkbox', { name: DRY })).toBeHidden();
    await expect(page).toHaveURL(/\/nl\/shop$/);
    const show = sheet.getByRole('button', { name: /^Toon \d+ product/ });
    const promised = (await show.innerText()).match(/\d+/)?.[0] ?? '';
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/hairType=dry&concern=frizz$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(promised));
  });
});

test('title, Close and the number of products stay in sight at 390 × 560', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const shopper = createShopper(page, 'nl');
  const { t, main } = shopper;
  await shopper.visits('/shop');
  await main.getByText(t('filter.more')).click();
  const sheet = page.getByRole('dialog', { name: t('filter.heading') });
  await sheet.getByText(t('vocabulary.concern'), { exact: true }).first().click();
  for (const share of [0, 0.5, 1]) {
    await sheet.evaluate((dialog, part) => dialog.scrollTo(0, dialog.scrollHeight * part), share);
    await expect(sheet.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: t('filter.close') })).toBeInViewport({
      ratio: 1,
    });
    await expect(sheet.getByRole('button', { name: /^Toon/ })).toBeInViewport({ ratio: 1 });
  }
});

for (const [locale, path] of [
  ['nl', '/shop'],
  ['de', '/range/rain'],
] as const) {
  test(`the first row of ${locale} ${path} stands within 1440 × 900`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await createShopper(page, locale).visits(path);
    const pictures = page.getByRole('main').getByRole('article').locator('img');
    for (const index of [0, 1, 2, 3]) {
      await expect(pictures.nth(index)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('on a phone chosen filters stand below the note on prices @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop?productType=travel+size');
  const chosen = shopper.main.getByRole('group', { name: nl('filter.chosen') });
  await expect(chosen.getByRole('button').first()).toBeInViewport();
  const note = shopper.main.getByRole('link', { name: nl('price.note') });
  const [below, above] = [await chosen.boundingBox(), await note.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
