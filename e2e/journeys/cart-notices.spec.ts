import { like } from '../actors/actor.ts';
import { CARE, mockCart } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('a change of price or stock is shown, and announced once', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const { t, cart } = shopper;
  await cart.add(CARE);
  await shopper.visits('/cart');
  const changed = page.waitForResponse(/\/checkout\/replace-items/);
  await cart.oneMore(CARE);
  await changed;
  await cart.hasQuantity(CARE, 2);
  const price = like(t('cart.news.price', { price: '§' }), '§');
  const fewer = t('cart.news.fewer', { count: 1, wanted: 2 });
  await expect(cart.line(CARE).getByText(price)).toHaveCount(0);

  await test.step('later it costs less, and one is left', async () => {
    await mockCart(page, ({ node }) => ({
      ...node,
      merchandise: { ...node.merchandise, quantityAvailable: 1 },
      cost: { ...node.cost, amountPerQuantity: { amount: '1.0', currencyCode: 'EUR' } },
    }));
    await shopper.visits('/cart');
    await expect(cart.line(CARE).getByText(price)).toBeVisible();
    await expect(cart.line(CARE).getByText(fewer)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: fewer })).toHaveCount(1);
  });

  await test.step('on the next visit it is shown, but not announced again', async () => {
    await shopper.visits('/cart');
    await expect(cart.line(CARE).getByText(price)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: fewer })).toHaveCount(0);
  });

  const checkout = page.getByRole('link', { name: t('cart.checkout'), exact: true });
  await test.step('checkout is blocked until the quantity matches the stock', async () => {
    await expect(page.getByText(t('cart.stock.short'))).toBeVisible();
    await expect(checkout).toHaveCount(0);
    await page.getByRole('button', { name: t('cart.stock.match') }).click();
    await cart.hasQuantity(CARE, 1);
    await expect(checkout).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t('cart.stock.matched') })).toHaveCount(
      1,
    );
  });

  await test.step('a cart without stock offers no checkout', async () => {
    await mockCart(page, ({ node }) => ({ ...node, quantity: 0 }));
    await shopper.visits('/cart');
    await expect(page.getByText(t('cart.stock.nothing'))).toBeVisible();
    await expect(checkout).toHaveCount(0);
    await expect(page.getByText(t('cart.note'))).toHaveCount(0);
  });
});
