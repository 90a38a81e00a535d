import type { Page } from '@playwright/test';
import { like } from '../actors/actor.ts';
import { CARE, STYLING } from '../actors/cart.ts';
import { createShopper, type Shopper } from '../actors/shopper.ts';
import { watchLayoutShift } from '../shop/layout-shifts.ts';
import { expect, test } from '../shop/test.ts';

const CARTS = [
  ['gifts to choose from', CARE, 4, gifts],
  ['free units to choose from', STYLING, 3, units],
] as const;
const WIDTHS = [390, 1440];

for (const [kind, handle, quantity, choiceOf] of CARTS) {
  test(`a cart with ${kind} loads without a layout shift`, async ({ page }) => {
    const shopper = createShopper(page, 'nl');
    const { cart } = shopper;
    const choice = choiceOf(shopper);
    await cart.holds(...Array.from({ length: quantity }, () => handle));
    await expect(choice).toBeVisible();
    // Comes last, and moves the other lines when it does.
    if (handle === CARE) await cart.hasFreeItem();

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await respondsWithOffersLast(shopper);
      await shopper.visits('/cart');
      const shift = await watchLayoutShift(page);
      await expect(cart.line(handle)).toBeVisible();
      await expect(progressBar(shopper)).toBeVisible();
      await expect(choice).toBeVisible();
      expect(await shift(), `at ${width} px`).toBeLessThanOrEqual(0.01);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('a reloaded cart keeps its scroll position', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.cart.holds(CARE, STYLING);
  const total = page.getByRole('heading', { name: shopper.t('cart.total') });
  const footer = page.getByRole('contentinfo');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 600 });
    await shopper.visits('/cart');
    await expect(total).toBeAttached();
    await expect(progressBar(shopper)).toBeVisible();
    for (const top of [200, 10_000]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const y = await scrolledBy(page);
      expect(y).toBeGreaterThanOrEqual(200);
      await respondsWithOffersLast(shopper);
      await page.reload();
      const shift = await watchLayoutShift(page);
      await expect(total).toBeAttached();
      await expect(footer).toBeVisible();
      expect(await shift()).toBeLessThanOrEqual(0.01);
      expect(await scrolledBy(page)).toBe(y);
      await page.unrouteAll({ behavior: 'wait' });
    }
  }
});

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Delays the offers until the lines of the cart could long have been rendered. */
async function respondsWithOffersLast({ page }: Shopper): Promise<void> {
  const cart = page.waitForResponse(/\/checkout\/request/);
  await page.route(/get-automatic-discount/, async (route) => {
    await (await cart).finished();
    await route.continue();
  });
}

function progressBar({ page, t }: Shopper) {
  const counted = t('promo.bar.counted', { counted: '§', threshold: '§' });
  return page.getByRole('main').getByText(like(counted, '§')).first();
}

function gifts({ page, t }: Shopper) {
  return page.getByRole('main').getByRole('group', { name: t('promo.gift.legend') });
}

function units({ page, t }: Shopper) {
  return page.getByRole('heading', { name: t('promo.offer.title', { count: 1 }) });
}
