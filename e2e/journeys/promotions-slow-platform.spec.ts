import { CARE, FREE_ITEM, STYLING } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { openSlowShop, type SlowShop } from '../shop/slow-shop.ts';
import { expect, test } from '../shop/test.ts';

// Shared by both tests.
test.describe.configure({ mode: 'default' });

let shop: SlowShop;
test.beforeAll(async () => {
  shop = await openSlowShop();
});
test.afterAll(() => shop.close());

test('quick changes end in the last quantity, and one free item', async ({ page, watch }) => {
  // Images come from the platform itself, whose origin this storefront does not know.
  watch.expectProblem(/violates the following Content Security Policy directive: "img-src/);
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { cart } = shopper;
  await cart.holds(CARE);
  const quantity = cart.line(CARE).getByRole('status');
  const changesBefore = shop.changeCount();

  shop.hold();
  await cart.oneMore(CARE);
  await cart.oneMore(CARE);
  await cart.oneFewer(CARE);
  await cart.oneFewer(CARE);
  await expect(quantity).toHaveText('1');
  await expect(cart.line(FREE_ITEM)).toHaveCount(0);
  shop.release();
  await cart.hasNoFreeItem();
  await expect.poll(() => shop.changeCount() - changesBefore).toBe(2);

  shop.hold();
  for (let step = 0; step < 3; step += 1) await cart.oneMore(CARE);
  await expect(quantity).toHaveText('4');
  shop.release();
  await cart.hasFreeItem();
  await expect(quantity).toHaveText('4');
  // Calls: one for the first tap, one for the others, one for the free item; a slower platform lets all taps be one.
  await expect.poll(() => shop.changeCount() - changesBefore).toBeGreaterThanOrEqual(4);
  expect(shop.changeCount() - changesBefore).toBeLessThanOrEqual(5);
});

test('a change made while leaving the page is saved', async ({ page, watch }) => {
  watch.expectProblem(/violates the following Content Security Policy directive: "img-src/);
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const { cart } = shopper;
  await cart.holds(STYLING, 'volt-shape-gel');

  shop.hold();
  await cart.oneMore(STYLING);
  await cart.remove('volt-shape-gel');
  await page.goto('about:blank');
  shop.release();
  await shopper.visits('/cart');
  await cart.hasQuantity(STYLING, 2);
  await expect(cart.line('volt-shape-gel')).toHaveCount(0);
  await shopper.visits('/cart');
  await cart.hasQuantity(STYLING, 2);
  await expect(cart.line('volt-shape-gel')).toHaveCount(0);
});
