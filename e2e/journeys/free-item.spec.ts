import { like } from '../actors/actor.ts';
import { CARE, FREE_ITEM, STYLING } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('the free item follows the threshold @phone', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const { t, cart } = shopper;
  await cart.holds(CARE);
  const oneMore = like(t('promo.bar.collecting', { count: 1, title: '§' }), '§');
  await expect(page.getByRole('paragraph').filter({ hasText: oneMore })).toBeVisible();
  await cart.hasNoFreeItem();

  await cart.oneMore(CARE);
  await cart.hasFreeItem();
  const priceOfTwo = await cart.total.innerText();
  const title = await cart.titleOf(FREE_ITEM);
  await expect(page.getByRole('status').getByText(t('promo.said.added', { title }))).toBeAttached();
  await expect(cart.line(FREE_ITEM).getByRole('button')).toHaveCount(1);

  await cart.oneMore(CARE);
  await expect(cart.total).not.toHaveText(priceOfTwo);
  await cart.hasFreeItem();

  await cart.oneFewer(CARE);
  await cart.oneFewer(CARE);
  await cart.hasNoFreeItem();
  await expect(
    page.getByRole('status').getByText(t('promo.said.removed', { title })),
  ).toBeAttached();
});

test('a line that does not count says why', async ({ page }) => {
  const shopper = createShopper(page, 'uk');
  const { cart } = shopper;
  await cart.holds(STYLING, 'rain-travel-shampoo');
  const { t } = shopper;
  const reason = (key: 'promo.line.other' | 'promo.line.excluded') =>
    like(t(key, { title: '§' }), '§');
  await expect(cart.line(STYLING).getByText(reason('promo.line.other'))).toBeVisible();
  await expect(
    cart.line('rain-travel-shampoo').getByText(reason('promo.line.excluded')),
  ).toBeVisible();
  await expect(page.getByText(t('promo.bar.counted', { counted: 0, threshold: 2 }))).toBeVisible();
});

test('two tabs share one free item, and its removal', async ({ page, context }) => {
  const first = createShopper(page, 'se');
  const cart = first.cart;
  await cart.holds(CARE);
  const second = createShopper(await context.newPage(), 'se');
  const otherCart = second.cart;
  await second.visits('/cart');
  await expect(otherCart.line(CARE)).toBeVisible();

  await cart.oneMore(CARE);
  await cart.hasFreeItem();
  await otherCart.hasFreeItem();
  await expect(otherCart.line(FREE_ITEM)).not.toContainText('×');

  await cart.remove(FREE_ITEM);
  await otherCart.hasNoFreeItem();
  const before = await otherCart.total.innerText();
  await otherCart.oneMore(CARE);
  await expect(otherCart.total).not.toHaveText(before);
  await expect(
    second.page.getByRole('button', { name: second.t('promo.bar.addBack') }),
  ).toBeVisible();
  await otherCart.hasNoFreeItem();
  await cart.hasNoFreeItem();
});
