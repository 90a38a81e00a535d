import type { Locator } from '@playwright/test';
import { CARE, linkTo } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { CHANGE_OF_QUANTITY, countDepartures, holdQuantities } from '../shop/checkout-routes.ts';
import { expect, test } from '../shop/test.ts';

test('a Belgian cart survives a change of language', async ({ page }) => {
  const dutch = createShopper(page, 'nl-be');
  await dutch.visits('/shop');
  await dutch.opensFirstProduct();
  await dutch.addsToCart();
  await expect(dutch.cartPopup.getByRole('definition')).toBeVisible();
  const cartId = await dutch.cartId();
  await dutch.opensCartPage();

  const french = await dutch.changesMarketTo('fr-be');
  await expect(page.getByRole('heading', { level: 1, name: french.t('cart.title') })).toBeVisible();
  const lines = page.getByRole('main').getByRole('list', { name: french.t('cart.lines') });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  expect(await french.cartId()).toBe(cartId);

  await french.changesMarketTo('nl-be');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(/^€/);
  expect(await dutch.cartId()).toBe(cartId);
});

test('two quick clicks add two @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits(`/products/${CARE}`);
  await shopper.addsToCartTwiceAtOnce();
  await expect(shopper.cartPopup.getByRole('status').first()).toHaveText('2');
  await shopper.cartId();
  await shopper.visits('/cart');
  await expect(shopper.cart.line(CARE).getByRole('status')).toHaveText('2');
});

test('a product added in one tab appears in another', async ({ page, context }) => {
  const first = createShopper(page, 'uk');
  await first.visits('/cart');
  await first.findsCartEmpty();

  const second = createShopper(await context.newPage(), 'uk');
  await second.visits('/shop');
  const title = await second.opensFirstProduct();
  await second.addsToCart();
  await expect(second.cartPopup.getByRole('link', { name: title })).toBeVisible();

  const lines = page.getByRole('main').getByRole('list', { name: first.t('cart.lines') });
  await expect(lines.getByRole('link', { name: title })).toBeVisible();
});

test('a removal that was not answered is made by the next page @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
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

test('a line links to its size, in popup and page', async ({ page }) => {
  const shopper = createShopper(page, 'es');
  const { main } = shopper;
  const { sizes } = shopper;
  await shopper.visits(`/products/${CARE}`);
  await sizes.nth(1).check({ force: true });
  await shopper.addsToCart();
  const wayOn = shopper.cartPopup.getByRole('link', {
    name: shopper.t('cart.checkout'),
    exact: true,
  });
  await expect(wayOn).toHaveAttribute('href', /\/cart\/c\//);
  const leadsToIt = async (line: Locator) => {
    await line.click();
    await expect(page).toHaveURL(/\/products\/rain-shampoo\?variant=\d+$/);
    await expect(sizes.nth(1)).toBeChecked();
  };

  await shopper.visits('/shop');
  await page.getByRole('banner').locator('a[href$="/cart"]').click();
  await leadsToIt(shopper.cartPopup.locator(linkTo(CARE)).last());
  await shopper.visits('/cart');
  await leadsToIt(main.locator(linkTo(CARE)).last());
});

test('a cart id of another platform is replaced silently', async ({ page, watch }) => {
  // Spec §8: the error is logged, but not shown.
  watch.expectProblem(/checkout\/request\/|status of 40\d/);
  const shopper = createShopper(page, 'de');
  await shopper.visits('/');
  await shopper.savesCartId('an-id-of-another-shop-system');
  await shopper.visits('/shop');
  const title = await shopper.opensFirstProduct();
  await shopper.addsToCart();
  await expect(shopper.cartPopup.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(shopper.cartId).toMatch(/^gid:\/\/shopify\/Cart\//);
});

test('who presses the checkout during a change that fails stays, and reads why', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/502|Bad Gateway/);
  const { cart, goesToCheckout, t } = createShopper(page, 'nl');
  await cart.holds(CARE);
  const departures = await countDepartures(page);
  const answer = await holdQuantities(page, (route) =>
    route.fulfill({ status: 502, json: { error: 'Refused' } }),
  );
  const asked = page.waitForRequest(CHANGE_OF_QUANTITY);
  await cart.oneMore(CARE);
  await asked;
  await goesToCheckout();
  answer();
  await expect(page.getByRole('link', { name: t('cart.checkout'), exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(t('cart.failed'))).toBeVisible();
  await cart.hasQuantity(CARE, 1);
  expect(departures()).toBe(0);
  await page.unroute(CHANGE_OF_QUANTITY);
  await goesToCheckout();
  await expect.poll(departures).toBe(1);
});
