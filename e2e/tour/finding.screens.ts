import { expect } from '../shop/test.ts';
import { screen } from './screen.ts';

screen('home', '', ({ shopper }) => shopper.visits('/'));
screen('listing', 'shop', ({ shopper }) => shopper.visits('/shop'));
screen('listing-filtered', 'shop', ({ shopper }) =>
  shopper.visits('/shop?hairType=dry&concern=frizz'),
);
screen('listing-empty', 'shop', ({ shopper }) =>
  shopper.visits('/shop?hold=strong&routineStep=cleanse'),
);
screen('range', 'range/:handle', ({ shopper }) => shopper.visits('/range/copper'));
screen('bundles', 'range/:handle', ({ shopper }) => shopper.visits('/range/bundles'));
screen('product', 'products/:handle', ({ shopper }) => shopper.visits('/products/rain-shampoo'));
screen('product-styling', 'products/:handle', ({ shopper }) =>
  shopper.visits('/products/volt-mousse'),
);
screen('bundle', 'products/:handle', ({ shopper }) => shopper.visits('/products/rain-routine'));
screen('routine', 'routine', ({ shopper }) => shopper.visits('/routine'));
screen('search', 'search', ({ shopper }) => shopper.visits('/search?q=shampoo'));
screen('search-nothing', 'search', ({ shopper }) => shopper.visits('/search?q=xylophone'));
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
  await page.getByRole('link', { name: shopper.t('shell.search'), exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});
