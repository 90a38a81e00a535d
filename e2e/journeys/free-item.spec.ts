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

test('a free item removed by hand stays away until added back', async ({ page }) => {
  const shopper = createShopper(page, 'de');
  const { t, cart } = shopper;
  await cart.holds(CARE);
  await cart.oneMore(CARE);
  await cart.hasFreeItem();

  await cart.remove(FREE_ITEM);
  await cart.hasNoFreeItem();
  const addBack = page.getByRole('button', { name: t('promo.bar.addBack') });
  await expect(addBack).toBeVisible();
  const priceOfTwo = await cart.total.innerText();
  await cart.oneMore(CARE);
  await expect(cart.total).not.toHaveText(priceOfTwo);
  await cart.hasNoFreeItem();
  await shopper.visits('/cart');
  await expect(cart.line(CARE)).toBeVisible();
  await cart.hasNoFreeItem();

  await addBack.click();
  await cart.hasFreeItem();
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

test('a cart change takes one call, and one for what follows', async ({ page }) => {
  await page.clock.install();
  const shopper = createShopper(page, 'fr');
  const { cart } = shopper;
  await cart.holds(CARE);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/shopify/checkout/')) calls.push(pathname);
  });
  await cart.oneMore(CARE);
  await cart.hasFreeItem();
  await cart.oneFewer(CARE);
  await cart.hasNoFreeItem();
  // Longer than the sweep waits, so that a further call would show.
  await page.clock.fastForward(3_000);
  expect(calls.map((path) => path.split('/')[4])).toEqual([
    'replace-items',
    'add-items',
    'replace-items',
    'remove-items',
  ]);
});
