import type { Locator, Page } from '@playwright/test';
import { CARE } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

/** Fails a second time, as it does by itself where a browser remembers that a script failed: the page is loaded anew. */
async function triesAgain(page: Page, button: Locator): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
  await page.unrouteAll();
  await waitForHydration(page);
}

// `rollout.spec.ts` has the search, whose dialog is its own.
test('a chunk that fails shows an error and loads on retry', async ({ page, watch }) => {
  watch.expectProblem(/404|502|Bad Gateway|dynamically imported|preload/);
  const shopper = createShopper(page, 'nl');
  const { t, cartPopup } = shopper;
  await shopper.cart.add(CARE);
  await shopper.visits('/range/rain');
  await test.step('the price, among the other filters', async () => {
    await page.route(/price-range-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await shopper.main
      .locator('summary')
      .filter({ hasText: t('filter.more') })
      .click();
    const button = shopper.main.getByRole('button', { name: t('errors.retry') });
    await triesAgain(page, button);
    await expect(button).toHaveCount(0);
  });

  await test.step('the filters of a phone, in the page instead', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/filter-sheet-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await shopper.visits('/range/rain');
    const more = shopper.main.locator('summary').filter({ hasText: t('filter.more') });
    const others = shopper.main.locator('summary + div').getByRole('checkbox');
    await more.press('Enter');
    await expect(others.first()).toBeVisible();
    await expect(more).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await more.press('Enter');
    await expect(others.first()).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the cart, in its popup', async () => {
    await page.route(/bag-parts-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    // Scripts of the bag are here by now.
    await shopper.visits('/range/rain');
    await page.getByRole('banner').locator('a[href$="/cart"]').click();
    await expect(cartPopup.getByText(t('errors.part.failed')).first()).toBeVisible();
    await triesAgain(page, cartPopup.getByRole('button', { name: t('errors.retry') }));
    await page.getByRole('banner').locator('a[href$="/cart"]').click();
    await expect(
      cartPopup.getByRole('link', { name: t('cart.checkout'), exact: true }),
    ).toBeVisible();
  });
});
