import { bagOf, CARE } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('what cannot be fetched says so, leaves the page standing, and comes when one tries again', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/404|502|Bad Gateway|dynamically imported|preload/);
  const shopper = createShopper(page, 'nl');
  const { t, bagPopup } = shopper;
  await bagOf(shopper).add(CARE);
  await shopper.visits('/shop');
  const tryAgain = page.getByRole('dialog').getByRole('button', { name: t('errors.retry') });
  // What was said of the part before may still stand in the live region: the button is of this part alone.
  const fails = async () => {
    await expect(tryAgain).toBeVisible();
    await expect(page.getByRole('dialog').getByText(t('errors.part.failed')).first()).toBeVisible();
  };

  await test.step('the search, which brings its own dialog', async () => {
    const opener = page.getByRole('link', { name: t('shell.search'), exact: true });
    await page.route(/search-dialog-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await opener.click();
    await fails();
    await page.unrouteAll();
    await tryAgain.click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('the bag, in the popup that is open already', async () => {
    await page.route(/bag-panel-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('banner').locator('a[href$="/cart"]').click();
    await fails();
    await page.unrouteAll();
    await tryAgain.click();
    await expect(bagPopup.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
  });

  await test.step('what is in the bag, when the shop does not answer', async () => {
    const refusal = Promise.withResolvers<void>();
    await page.route(/checkout\/request/, async (route) => {
      await refusal.promise;
      await route.fulfill({ status: 502, json: { error: '' } });
    });
    await page.clock.install();
    await shopper.visits('/shop');
    await page.getByRole('banner').locator('a[href$="/cart"]').click();
    await expect(bagPopup.getByText(t('cart.loading'))).toBeVisible();
    // Time stands still: else it would ask again by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    refusal.resolve();
    await fails();
    await page.unrouteAll();
    await tryAgain.click();
    await expect(bagPopup.getByRole('link', { name: t('cart.checkout') })).toBeVisible();
  });
});
