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
test('chunks that fail show an error and load on retry', async ({ page, watch }) => {
  watch.expectProblem(/404|502|Bad Gateway|dynamically imported|preload/);
  const shopper = createShopper(page, 'nl');
  const { t, main, cartPopup } = shopper;
  const more = main.locator('summary').filter({ hasText: t('filter.more') });
  const price = main.getByRole('button', { name: t('errors.retry') });
  const opensCart = () => page.getByRole('banner').locator('a[href$="/cart"]').click();
  await shopper.cart.holds(CARE);
  await page.route(/(?:price-range|bag-parts|filter-sheet)-[^/]*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );

  await test.step('the filters of a phone, in the page instead', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.visits('/range/rain');
    const others = main.locator('summary + div').getByRole('checkbox');
    await more.press('Enter');
    await expect(others.first()).toBeVisible();
    await expect(more).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await more.press('Enter');
    await expect(others.first()).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the price among the other filters, and the cart in its popup', async () => {
    await shopper.visits('/range/rain');
    await more.click();
    await expect(price).toBeVisible();
    await opensCart();
    await expect(cartPopup.getByText(t('errors.part.failed')).first()).toBeVisible();
    await triesAgain(page, cartPopup.getByRole('button', { name: t('errors.retry') }));
    await more.click();
    await expect(main.getByRole('slider').first()).toBeVisible();
    await expect(price).toHaveCount(0);
    await opensCart();
    await expect(
      cartPopup.getByRole('link', { name: t('cart.checkout'), exact: true }),
    ).toBeVisible();
  });
});
