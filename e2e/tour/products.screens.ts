import { createBuyer, DECLINED_CARD } from '../actors/buyer.ts';
import { CARE, STYLING } from '../actors/cart.ts';
import { expect } from '../shop/test.ts';
import { buys, checkedState, type Stage, screen } from './screen.ts';

screen('home', '', ({ shopper }) => shopper.visits('/'));
checkedState('listing', 'shop', ({ shopper }) => shopper.visits('/shop'));
screen('listing-filtered', 'shop', ({ shopper }) =>
  shopper.visits('/shop?hairType=dry&concern=frizz'),
);
screen('listing-empty', 'shop', ({ shopper }) =>
  shopper.visits('/shop?hold=strong&routineStep=cleanse'),
);
screen('range', 'range/:handle', ({ shopper }) => shopper.visits('/range/copper'));
checkedState('bundles', 'range/:handle', ({ shopper }) => shopper.visits('/range/bundles'));
screen('product', 'products/:handle', ({ shopper }) => shopper.visits('/products/rain-shampoo'));
checkedState('product-styling', 'products/:handle', ({ shopper }) =>
  shopper.visits('/products/volt-mousse'),
);
screen('bundle', 'products/:handle', ({ shopper }) => shopper.visits('/products/rain-routine'));
screen('routine', 'routine', ({ shopper }) => shopper.visits('/routine'));
checkedState('consultation', 'consultation', ({ shopper }) => shopper.visits('/consultation'));
screen('consultation-result', 'consultation', ({ shopper }) =>
  shopper.visits('/consultation?hair=curly&concern=frizz&wash=often&heat=often&scalp=sensitive'),
);
screen('ingredients', 'ingredients', ({ shopper }) => shopper.visits('/ingredients'));
screen('compare', 'compare', ({ shopper }) =>
  shopper.visits('/compare?p=rain-shampoo&p=copper-shampoo&p=moss-shampoo'),
);
checkedState('compare-empty', 'compare', ({ shopper }) => shopper.visits('/compare'));
screen('search', 'search', ({ shopper }) => shopper.visits('/search?q=shampoo'));
checkedState('search-nothing', 'search', ({ shopper }) => shopper.visits('/search?q=xylophone'));
screen('product-zoomed', 'products/:handle', async ({ shopper, page }) => {
  await shopper.visits('/products/rain-shampoo');
  await page
    .getByRole('link', { name: shopper.t('product.gallery.zoom') })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
});
screen('search-opened', 'cart', async ({ shopper, page }) => {
  await shopper.visits('/cart');
  await shopper.opensSearch();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

async function goesToCheckout({ shopper }: Stage): Promise<void> {
  await shopper.cart.holds(CARE);
  await shopper.goesToCheckout();
}

checkedState('bag-empty', 'cart', ({ shopper }) => shopper.visits('/cart'));
screen('bag-popup', 'products/:handle', ({ shopper }) => shopper.cart.add(CARE));
screen('bag', 'cart', ({ shopper }) => shopper.cart.holds(CARE, STYLING));
screen('bag-with-free-item', 'cart', async ({ shopper: { cart } }) => {
  await cart.holds(CARE);
  await cart.raiseTo(CARE, 5);
  await cart.hasFreeItem();
});
screen('checkout', null, async (stage) => {
  await goesToCheckout(stage);
  await expect(stage.page.locator('[autocomplete="email"]')).toBeVisible();
});
screen('checkout-payment-declined', null, async (stage) => {
  await goesToCheckout(stage);
  const buyer = createBuyer(stage.page, stage.shopper.market.shop, 'tour.declined@example.com');
  await buyer.fillsInDetails();
  await buyer.paysWith(DECLINED_CARD);
  await expect(stage.page.getByRole('alert').first()).toBeVisible();
});
screen('thank-you', null, buys);
