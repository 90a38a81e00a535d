import type { Locator, Page } from '@playwright/test';
import { speakerOf } from '../actors/language.ts';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { expect, test } from '../shop/test.ts';
import { watchShifts } from '../shop/watch-shifts.ts';

const { t: nl } = speakerOf('nl');
const DRY = /^droog ?\d/;
const FRIZZ = /^pluis/;

test('a link with filters and an order in it is filtered on the server, before scripts run', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl()}/nl/shop`);
  const all = await page.getByRole('main').getByRole('article').count();
  await page.goto(
    `${shopUrl()}/nl/shop?hairType=dry,curly&sortOption=sortByPriceAscending&concern=green`,
  );
  const main = page.getByRole('main');
  const shown = await main.getByRole('article').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(all);
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nl\/shop$/);

  // Nothing stands there that only scripts could do; and the form goes on from there.
  const chosen = main.getByRole('group', { name: nl('filter.chosen') });
  await expect(chosen.getByRole('button')).toHaveCount(0);
  await main.getByRole('checkbox', { name: FRIZZ }).check();
  await main.getByRole('button', { name: nl('filter.apply') }).click();
  await expect(page).toHaveURL(/hairType=dry&hairType=curly&concern=frizz|concern=frizz/);
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await context.close();
});

test('a filter replaces the address, does not scroll, moves nothing else and is taken back with one tap', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  const main = page.getByRole('main');
  const count = main.getByRole('heading', { level: 2 }).first();
  const everything = await count.innerText();
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 120));
  // What stands around the cards: it must stay where it is, whatever the cards do.
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

test('values that would leave nothing stay to be seen, and cannot be chosen', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop?concern=flakes,brassiness');
  const main = page.getByRole('main');
  await expect(main.getByText(nl('filter.nothing'))).toBeVisible();
  const idle = main.locator('input[name=hairType][value=dry]');
  await expect(idle).toHaveAttribute('aria-disabled', 'true');
  await idle.click({ force: true });
  await expect(idle).not.toBeChecked();
  await main.getByRole('button', { name: /^Probeer het zonder/ }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('button', { name: nl('filter.clear') }).click();
  await expect(page).toHaveURL(/\/nl\/shop$/);
});

test('back from a product the list stands where it was, with its filters and the focus on the card', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop?concern=dryness');
  const link = page.getByRole('main').getByRole('article').last().getByRole('link');
  const title = (await link.textContent()) ?? '';
  // Cards are drawn when they come near; to hover waits until this one stands still.
  await link.hover();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const topOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const top = await topOf(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  const again = page.getByRole('link', { name: title, exact: true });
  await expect(again).toBeFocused();
  await expect(page).toHaveURL(/concern=dryness$/);
  await expect.poll(() => topOf(again)).toBe(top);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('back from a product, and forward to it, nothing is asked for again', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  // What remembers pages comes after everything else; once it does, it is asked which market suits.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('suggest-market-')),
  );
  const last = page.getByRole('main').getByRole('article').last().getByRole('link');
  const title = (await last.textContent()) ?? '';
  const heading = page.getByRole('heading', { level: 1, name: title });
  await last.click();
  await expect(heading).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    // Not what the browser fetches ahead because the mouse stands on a card.
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await page.goBack();
  await expect(last).toBeFocused();
  await page.goForward();
  await expect(heading).toBeVisible();
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sheet of a phone changes the list when it is applied, and not before', async ({
    page,
  }) => {
    const shopper = createShopper(page, 'nl');
    await shopper.visits('/shop');
    await page.getByText(nl('filter.more')).click();
    const sheet = page.getByRole('dialog', { name: nl('filter.heading') });
    await sheet.getByRole('checkbox', { name: DRY }).click();
    // One group stands open at a time, and each says how much of it is chosen.
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

test('another order is kept in the address, whose page shows the same cards in the same places', async ({
  page,
  context,
}) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  const menu = page.locator('main details summary').filter({ hasText: shopper.t('listing.sort') });
  await menu.click();
  await page.getByRole('button', { name: shopper.t('listing.sort.sortByPriceDescending') }).click();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(/sortOption=sortByPriceDescending$/);
  const linked = await context.newPage();
  await linked.goto(page.url());
  const inThePage = (one: Page) =>
    one
      .locator('main article h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const asLinked = await inThePage(linked);
  await expect.poll(() => inThePage(page)).toEqual(asLinked);
  // And that is how they are shown: none is called elsewhere any more.
  await expect(page.locator('main li[style*="order"]')).toHaveCount(0);
});
