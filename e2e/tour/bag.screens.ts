import { CARE, STYLING } from '../actors/bag.ts';
import { createBuyer, DECLINED_CARD } from '../actors/buyer.ts';
import { expect } from '../shop/test.ts';
import { buys } from './buys.ts';
import { type Stage, screen } from './screen.ts';

async function goesToCheckout({ shopper, bag }: Stage): Promise<void> {
  await bag.add(CARE);
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
  await shopper.goesToCheckout();
}

screen('bag-empty', 'cart', ({ shopper }) => shopper.visits('/cart'));
screen('bag-popup', 'products/:handle', async ({ bag }) => bag.add(CARE));
screen('bag', 'cart', async ({ shopper, bag }) => {
  await bag.add(CARE);
  await bag.add(STYLING);
  await shopper.visits('/cart');
  await expect(bag.line(STYLING)).toBeVisible();
});
screen('bag-with-free-item', 'cart', async ({ shopper, bag }) => {
  await bag.add(CARE);
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
  for (const quantity of [2, 3, 4, 5]) {
    await bag.oneMore(CARE);
    await expect(bag.line(CARE).getByRole('status')).toHaveText(String(quantity));
  }
  await bag.hasFreeItem();
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
screen('thank-you', null, async (stage) => {
  await buys(stage);
});
