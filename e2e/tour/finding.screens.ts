import { expect } from '../shop/test.ts';
import { screen } from './screen.ts';

screen('home', ({ shopper }) => shopper.visits('/'));
screen('listing', ({ shopper }) => shopper.visits('/shop'));
screen('listing-filtered', ({ shopper }) => shopper.visits('/shop?hairType=dry&concern=frizz'));
screen('listing-empty', ({ shopper }) =>
  shopper.visits('/shop?hairType=fine&hold=strong&finish=matte&concern=colour-fade,dandruff'),
);
screen('range', ({ shopper }) => shopper.visits('/range/copper'));
screen('bundles', ({ shopper }) => shopper.visits('/range/bundles'));
screen('product', ({ shopper }) => shopper.visits('/products/rain-shampoo'));
screen('product-styling', ({ shopper }) => shopper.visits('/products/volt-mousse'));
screen('bundle', ({ shopper }) => shopper.visits('/products/rain-routine'));
screen('routine', ({ shopper }) => shopper.visits('/routine'));
screen('search', ({ shopper }) => shopper.visits('/search?q=shampoo'));
screen('search-nothing', ({ shopper }) => shopper.visits('/search?q=xylophone'));
screen('product-zoomed', async ({ shopper, page }) => {
  await shopper.visits('/products/rain-shampoo');
  await page
    .getByRole('link', { name: shopper.t('product.gallery.zoom') })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
});
