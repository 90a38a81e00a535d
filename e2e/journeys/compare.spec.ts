import type { Page } from '@playwright/test';
import { linkTo } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { layoutProblems } from '../shop/layout-problems.ts';
import { watchShifts } from '../shop/layout-shifts.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

const [FIRST, SECOND, THIRD, FOURTH] = [
  'rain-shampoo',
  'copper-shampoo',
  'honey-mask',
  'moss-shampoo',
] as const;

function toggleOf(page: Page, handle: string) {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(linkTo(handle)) });
  // The heart is the other one that can be pressed.
  return card.locator('button[aria-pressed]').nth(1);
}

test('three products are chosen from cards, a fourth is refused, 390 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = createShopper(page, 'nl');
  const { t, main } = shopper;
  await shopper.visits('/shop');
  const tray = page.getByRole('region', { name: t('compare.title') });
  await expect(toggleOf(page, FIRST)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray).toHaveCount(0);

  // Distant cards are laid out when they come near, and move what follows them.
  const shifts = await watchShifts(page, 'main, footer');
  for (const [index, handle] of [FIRST, SECOND, THIRD].entries()) {
    await toggleOf(page, handle).press('Enter');
    await expect(toggleOf(page, handle)).toHaveAttribute('aria-pressed', 'true');
    await expect(tray.getByText(t('compare.chosen', { count: index + 1 }))).toBeVisible();
  }
  await toggleOf(page, FOURTH).press('Enter');
  await expect(tray.getByText(t('compare.full'))).toBeVisible();
  await expect(page.getByRole('status').getByText(t('compare.full'))).toBeAttached();
  await expect(toggleOf(page, FOURTH)).toHaveAttribute('aria-pressed', 'false');
  expect(await shifts()).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await tray.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/nl/compare\\?p=${FIRST}&p=${SECOND}&p=${THIRD}$`));
  await expect(main.getByRole('columnheader')).toHaveCount(3);
  await expect(tray).toHaveCount(0);
  expect(await layoutProblems(page)).toEqual([]);

  // Removed products can be chosen again.
  await main.getByRole('columnheader').nth(1).getByText(t('compare.remove')).click();
  await expect(page).toHaveURL(new RegExp(`/nl/compare\\?p=${FIRST}&p=${THIRD}$`));
  await expect(main.getByRole('columnheader')).toHaveCount(2);
  await shopper.visits('/shop');
  await expect(toggleOf(page, FIRST)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggleOf(page, SECOND)).toHaveAttribute('aria-pressed', 'false');
  await toggleOf(page, FIRST).press('Enter');
  await expect(tray.getByText(t('compare.chosen', { count: 1 }))).toBeVisible();
});
