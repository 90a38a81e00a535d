import { CARE } from '../actors/bag.ts';
import { ACCEPTED_CARD, createBuyer } from '../actors/buyer.ts';
import { expect } from '../shop/test.ts';
import type { Stage } from './screen.ts';

/** Orders one shampoo and pays for it; answers the order's number, on the thank-you page. */
export async function buys({ page, shopper, bag, customer }: Stage): Promise<string> {
  await bag.add(CARE);
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
  await shopper.goesToCheckout();
  const buyer = createBuyer(page, shopper.market.shop, customer.email);
  await buyer.fillsInDetails();
  await buyer.paysWith(ACCEPTED_CARD);
  return buyer.orderNumber();
}
