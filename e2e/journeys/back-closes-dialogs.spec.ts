import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

const PHONE = { width: 390, height: 844 };

/** Two pages, so that a Back that leaves the second shows. */
async function arrivesAtRange(page: Page) {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/newsletter');
  await shopper.visits('/range/rain');
  return shopper;
}

const goesBack = (page: Page) => page.evaluate(() => history.back());

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('Back closes the menu, the search, the filters and the salons, and stays on the page', async ({
    page,
  }) => {
    const shopper = await arrivesAtRange(page);
    const { t, main } = shopper;
    const banner = page.getByRole('banner');
    const ways = [
      [t('shell.menu'), () => banner.getByRole('button', { name: t('shell.menu') }).click()],
      [t('search.title'), () => shopper.opensSearch()],
      [t('filter.heading'), () => main.getByText(t('filter.more')).click()],
      [t('salon.choose'), () => createVisitor(page, 'nl').opensSalonSelector()],
    ] as const;
    for (const [name, open] of ways) {
      await open();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect.poll(() => depth(page)).toBe(1);
      await goesBack(page);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/nl\/range\/rain$/);
      await expect.poll(() => depth(page)).toBe(0);
    }
    // Closed by other means it leaves no entry either.
    for (let time = 0; time < 2; time += 1) {
      await shopper.opensSearch();
      await expect.poll(() => depth(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => depth(page)).toBe(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/nl\/newsletter$/);
  });

  test('applied filters replace the entry of the page', async ({ page }) => {
    const { t, main } = await arrivesAtRange(page);
    await main.getByText(t('filter.more')).click();
    const sheet = page.getByRole('dialog', { name: t('filter.heading') });
    await sheet.getByRole('checkbox').first().click();
    await sheet.getByRole('button', { name: /^Toon/ }).click();
    await expect(page).toHaveURL(/\/nl\/range\/rain\?hairType=/);
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/nl\/newsletter$/);
  });
});

test('what a dialog showed goes with it, also where nothing moves', async ({ page }) => {
  const { cartPopup } = await arrivesAtRange(page);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('dialog { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  });
  await page.getByRole('banner').locator('a[href="/nl/cart"]').click();
  await expect(cartPopup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartPopup).toBeHidden();
  await expect(page.locator('dialog > div')).toHaveCount(0);
});

test('Back closes the cart, and a link in a dialog leaves one step to go back', async ({
  page,
}) => {
  const shopper = await arrivesAtRange(page);
  const { t, cartPopup } = shopper;
  await page.getByRole('banner').locator('a[href="/nl/cart"]').click();
  await expect(cartPopup).toBeVisible();
  await expect.poll(() => depth(page)).toBe(1);
  await goesBack(page);
  await expect(cartPopup).toBeHidden();
  await expect(page).toHaveURL(/\/nl\/range\/rain$/);

  await page.getByRole('banner').locator('a[href="/nl/cart"]').click();
  await cartPopup.getByRole('link', { name: t('cart.empty.action') }).click();
  await expect(cartPopup).toBeHidden();

  await shopper.opensSearch();
  const field = page.getByRole('combobox', { name: t('search.label') });
  await field.fill('rain');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/nl\/search\?q=rain$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/shop$/);
});

test('Forward to a closed dialog and a reload of an open one leave a page that works', async ({
  page,
}) => {
  const shopper = await arrivesAtRange(page);
  const { t } = shopper;
  await shopper.opensSearch();
  await expect.poll(() => depth(page)).toBe(1);
  await goesBack(page);
  await expect.poll(() => depth(page)).toBe(0);
  await page.evaluate(() => history.forward());
  await expect.poll(() => depth(page)).toBe(0);
  await expect(page.getByRole('dialog')).toBeHidden();

  await shopper.opensSearch();
  await expect.poll(() => depth(page)).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rain');
  await waitForHydration(page);
  await shopper.opensSearch();
  await expect(page.getByRole('dialog', { name: t('search.title') })).toBeVisible();
});

/** Counts the dialogs that the current history entry stands for. */
function depth(page: Page): Promise<number> {
  return page.evaluate(() => Number(history.state?.openDialogs ?? 0));
}
