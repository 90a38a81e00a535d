import { bagOf, CARE } from '../actors/bag.ts';
import { like } from '../actors/language.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { showsOtherBag } from '../tour/other-bag.ts';

test('what became of a line since it was put in is written on it, and said aloud once', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const { t } = shopper;
  const bag = bagOf(shopper);
  await bag.add(CARE);
  await shopper.visits('/cart');
  await bag.oneMore(CARE);
  await expect(bag.line(CARE).getByRole('status')).toHaveText('2');
  const price = like(t('cart.news.price', { price: '§' }), '§');
  const fewer = t('cart.news.fewer', { count: 1, wanted: 2 });
  await expect(bag.line(CARE).getByText(price)).toHaveCount(0);

  await test.step('later the shop charges less for it, and has one left', async () => {
    await showsOtherBag(page, ({ node }) => ({
      ...node,
      merchandise: { ...node.merchandise, quantityAvailable: 1 },
      cost: { ...node.cost, amountPerQuantity: { amount: '1.0', currencyCode: 'EUR' } },
    }));
    await shopper.visits('/cart');
    await expect(bag.line(CARE).getByText(price)).toBeVisible();
    await expect(bag.line(CARE).getByText(fewer)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: fewer })).toHaveCount(1);
  });

  await test.step('on the next visit it stands there, and is not said again', async () => {
    await shopper.visits('/cart');
    await expect(bag.line(CARE).getByText(price)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: fewer })).toHaveCount(0);
  });

  const checkout = page.getByRole('link', { name: t('cart.checkout') });
  await test.step('more than is left cannot be ordered, until the bag is matched to it', async () => {
    await expect(page.getByText(t('cart.stock.short'))).toBeVisible();
    await expect(checkout).toHaveCount(0);
    await page.getByRole('button', { name: t('cart.stock.match') }).click();
    await expect(bag.line(CARE).getByRole('status')).toHaveText('1');
    await expect(checkout).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t('cart.stock.matched') })).toHaveCount(
      1,
    );
  });

  await test.step('of a bag in which nothing is left nothing is offered but other products', async () => {
    await showsOtherBag(page, ({ node }) => ({ ...node, quantity: 0 }));
    await shopper.visits('/cart');
    await expect(page.getByText(t('cart.stock.nothing'))).toBeVisible();
    await expect(checkout).toHaveCount(0);
    await expect(page.getByText(t('cart.note'))).toHaveCount(0);
  });
});
