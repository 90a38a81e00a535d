import type { Page } from '@playwright/test';
import { createActor } from '../actors/actor.ts';
import { expect, test } from '../shop/test.ts';

const HOME_DATA = '/nl.data';
const firstCard = (page: Page) => page.getByRole('main').locator('h3 a').first();
const inFooter = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`);

const opensList = (page: Page) => createActor(page, 'nl').visits('/range/rain');

test('a modified click opens a new tab', async ({ page, context }) => {
  await opensList(page);
  const opened = context.waitForEvent('page');
  await firstCard(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/nl\/products\//);
  await expect(page).toHaveURL(/\/nl\/range\/rain$/);
});

test('a link to the current page replaces its history entry', async ({ page }) => {
  await createActor(page, 'nl').visits('/pages/about');
  const before = await page.evaluate(() => history.length);
  const asked = page.waitForRequest(/\/nl\/pages\/about\.data/);
  await inFooter(page, '/nl/pages/about').click();
  await asked;
  // Scrolling ends first: a press may meet what has moved below it.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await inFooter(page, '/nl/pages/terms').click();
  await expect(page).toHaveURL(/\/nl\/pages\/terms$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a link is prefetched while it is hovered or focused', async ({ page }) => {
  await opensList(page);
  const aheadOf = (data: string) =>
    page.locator(`link[rel="prefetch"][as="fetch"][href^="${data}"]`);
  const home = page.getByRole('banner').locator('a[href="/nl"]').first();
  await home.hover();
  await expect(aheadOf(HOME_DATA)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(aheadOf(HOME_DATA)).toHaveCount(0);
  await home.focus();
  await expect(aheadOf(HOME_DATA)).toHaveCount(1);
  await inFooter(page, '/nl/pages/about').hover();
  await expect(aheadOf('/nl/pages/about.data')).toHaveCount(0);
});
