import type { Page } from '@playwright/test';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

const depth = (page: Page) => page.evaluate(() => Number(history.state?.openDialogs ?? 0));
const goesBack = (page: Page) => page.evaluate(() => history.back());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer has levels, and Back leaves the level before the drawer and the page', async ({
    page,
  }) => {
    const shopper = createShopper(page, 'nl');
    const { t } = shopper;
    await shopper.visits('/shop');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.menu') })
      .click();
    const drawer = page.getByRole('dialog', { name: t('shell.menu') });
    const hair = drawer.getByRole('button', { name: 'Haar' });
    await hair.click();
    await expect(drawer.getByRole('heading', { name: 'Haar' })).toBeFocused();
    await expect(drawer.getByRole('list', { name: 'Haartype' })).toBeVisible();
    await expect(drawer.locator('img')).toBeVisible();

    await expect.poll(() => depth(page)).toBe(2);
    await goesBack(page);
    await expect(hair).toBeFocused();
    await expect.poll(() => depth(page)).toBe(1);

    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Terug naar het menu' }).click();
    await expect(hair).toBeFocused();
    await expect.poll(() => depth(page)).toBe(1);

    await hair.click();
    await drawer.getByRole('link', { name: 'Krullen' }).click();
    await expect(page).toHaveURL(/\/nl\/shop\?hairType=curly$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl\/shop$/);
  });
});

test('a panel of the menu opens, is walked through and closes by the keyboard', async ({
  page,
}) => {
  const shopper = createShopper(page, 'fr');
  await page.setViewportSize({ width: 1200, height: 900 });
  await shopper.visits('/');
  const nav = page.getByRole('banner').getByRole('navigation');
  const products = nav.getByRole('button', { name: 'Produits' });
  await products.press('Enter');
  const all = nav.getByRole('link', { name: 'Tous les produits' });
  await expect(all).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(products).toBeFocused();

  await products.press('Enter');
  await expect.poll(() => depth(page)).toBe(1);
  await goesBack(page);
  await expect(all).toBeHidden();
  await expect(page).toHaveURL(/\/fr$/);
  await expect.poll(() => depth(page)).toBe(0);

  await nav.getByRole('button', { name: 'Cheveux' }).press('Enter');
  await nav.getByRole('link', { name: 'Frisottis' }).press('Enter');
  await expect(page).toHaveURL(/\/fr\/shop\?concern=frizz$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens on a phone', async ({ page }) => {
    await createShopper(page, 'nl').visits('/');
    const nav = page.getByRole('banner').getByRole('navigation');
    await nav.getByRole('button', { name: 'Producten' }).click();
    await nav.getByRole('link', { name: 'Maskers' }).click();
    await expect(page).toHaveURL(/\/nl\/shop\?productType=mask$/);
  });
});
