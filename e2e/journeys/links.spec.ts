import type { Page } from '@playwright/test';
import { createActor } from '../actors/actor.ts';
import { createCustomer } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

const PRODUCT_DATA = /\/nl\/products\/[\w-]+\.data/;
const firstCard = (page: Page) => page.getByRole('main').locator('h3 a').first();
const inFooter = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`);
const isStillThere = (page: Page) => page.evaluate(() => document.body.dataset['mark'] === 'kept');

async function opensList(page: Page): Promise<void> {
  await createActor(page, 'nl').visits('/shop');
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'kept';
  });
}

test('a link navigates in place, and Back returns', async ({ page }) => {
  await opensList(page);
  await inFooter(page, '/nl/pages/about').click();
  await expect(page).toHaveURL(/\/nl\/pages\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/shop$/);
  expect(await isStillThere(page)).toBe(true);
});

test('a modified click opens a new tab', async ({ page, context }) => {
  await opensList(page);
  const opened = context.waitForEvent('page');
  await firstCard(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/nl\/products\//);
  await expect(page).toHaveURL(/\/nl\/shop$/);
});

test('a link to the current page replaces its history entry', async ({ page }) => {
  await createActor(page, 'nl').visits('/pages/about');
  const before = await page.evaluate(() => history.length);
  const asked = page.waitForRequest(/\/nl\/pages\/about\.data/);
  await inFooter(page, '/nl/pages/about').click();
  await asked;
  await inFooter(page, '/nl/pages/contact').click();
  await expect(page).toHaveURL(/\/nl\/pages\/contact$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a link is prefetched while it is hovered or focused', async ({ page }) => {
  await opensList(page);
  const ahead = page.locator('link[rel="prefetch"][as="fetch"]');
  await firstCard(page).hover();
  await expect(ahead).toHaveAttribute('href', PRODUCT_DATA);
  await page.mouse.move(0, 0);
  await expect(ahead).toHaveCount(0);
  await firstCard(page).focus();
  await expect(ahead).toHaveAttribute('href', PRODUCT_DATA);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/products\//);
  await expect(ahead).toHaveCount(0);
  await inFooter(page, '/nl/pages/about').hover();
  await expect(ahead).toHaveCount(0);
});

test('the account navigation marks the current page', async ({ page }) => {
  const anna = createCustomer(page, 'nl', 'links');
  const { t } = anna;
  await anna.isLoggedIn();
  await anna.visits('/account/dashboard/');
  const current = page
    .getByRole('navigation', { name: t('account.nav') })
    .locator('[aria-current]');
  await expect(current).toHaveText(t('account.nav.dashboard'));
  await anna.visits('/account/orders');
  await expect(current).toHaveText(t('account.nav.orders'));
});
