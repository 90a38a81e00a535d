import { CARE, linkTo } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('the popup stays open while the URL changes to the size', async ({ page }) => {
  const shopper = createShopper(page, 'es');
  await shopper.visits(`/products/${CARE}`);
  const { sizes } = shopper;
  await shopper.addsSizeAtOnce(sizes.nth(1));
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(shopper.cartPopup.locator(linkTo(CARE)).last()).toBeVisible();
  // A link to the current URL closes the popup.
  await shopper.cartPopup.locator(linkTo(CARE)).last().click();
  await expect(shopper.cartPopup).toBeHidden();
  await expect(page).toHaveURL(/\?variant=\d+$/);
});

test('a cart id of another platform is replaced silently', async ({ page, watch }) => {
  // Spec §8: the error is logged, but not shown.
  watch.expectProblem(/checkout\/request\/|status of 40\d/);
  const shopper = createShopper(page, 'de');
  await shopper.visits('/');
  await shopper.savesCartId('an-id-of-another-shop-system');
  await shopper.visits('/range/rain');
  const title = await shopper.opensFirstProduct();
  await shopper.addsToCart();
  await expect(shopper.cartPopup.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(shopper.cartId).toMatch(/^gid:\/\/shopify\/Cart\//);
});

test('a removal that was not answered is made by the next page @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/range/rain');
  const title = await shopper.opensFirstProduct();
  await shopper.addsToCart();
  await expect(shopper.cartPopup.getByRole('link', { name: title })).toBeVisible();
  await shopper.opensCartPage();

  const held = new Promise<void>((arrived) =>
    page.route('**/remove-items/', () => arrived(), { times: 1 }),
  );
  await page.getByRole('button', { name: shopper.t('cart.line.removeTitle', { title }) }).click();
  await held;
  await shopper.findsCartEmpty();
  await shopper.visits('/cart');
  await shopper.findsCartEmpty();
});
