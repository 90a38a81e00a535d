import { createBuyer, DECLINED_CARD } from '../actors/buyer.ts';
import { CARE, STYLING } from '../actors/cart.ts';
import { expect } from '../shop/test.ts';
import { declareScreens, type Stage, screen } from './screen.ts';

async function goesToCheckout({ shopper }: Stage): Promise<void> {
  await shopper.cart.holds(CARE);
  await shopper.goesToCheckout();
}

declareScreens(
  screen('product-zoomed', 'products/:handle', async ({ shopper, page }) => {
    await shopper.visits('/products/rain-shampoo');
    await page
      .getByRole('link', { name: shopper.t('product.gallery.zoom') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  }),
  screen('search-opened', 'cart', async ({ shopper, page }) => {
    await shopper.visits('/cart');
    await shopper.opensSearch();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  }),
  screen('bag-popup', 'products/:handle', ({ shopper }) => shopper.cart.add(CARE)),
  screen('bag', 'cart', ({ shopper }) => shopper.cart.holds(CARE, STYLING)),
  screen('bag-with-free-item', 'cart', async ({ shopper: { cart } }) => {
    await cart.holds(CARE, CARE, CARE, CARE, CARE);
    await cart.hasFreeItem();
  }),
  screen('checkout', null, async (stage) => {
    await goesToCheckout(stage);
    await expect(stage.page.locator('[autocomplete="email"]')).toBeVisible();
  }),
  screen('checkout-payment-declined', null, async (stage) => {
    await goesToCheckout(stage);
    const buyer = createBuyer(stage.page, stage.shopper.market.shop, 'tour.declined@example.com');
    await buyer.fillsInDetails();
    await buyer.paysWith(DECLINED_CARD);
    await expect(stage.page.getByRole('alert').first()).toBeVisible();
  }),
);
