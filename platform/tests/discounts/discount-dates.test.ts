import { expect, test } from 'vitest';
import { importDiscounts } from '../../src/shopify/discounts/index.ts';
import { basic, discount } from '../../src/shopify/discounts/testing/builders.ts';
import { buyerAt, goToPayment, pay } from '../checkout/buyer.ts';
import { openDemoShop } from './demo-shop.ts';

const HALF_OFF = discount({
  startsAt: '2026-03-02T00:00:00Z',
  endsAt: '2026-03-03T00:00:00Z',
  terms: basic({ reduction: { kind: 'percentage', percentage: 50 } }),
});

async function cartUnderHalfOff() {
  const shop = await openDemoShop();
  await importDiscounts(shop.platform.context, 'nl', [{ id: null, draft: HALF_OFF }]);
  const cart = await shop.createCart([{ handle: 'rain-shampoo', quantity: 1 }]);
  return { ...shop, cart };
}

test.each([
  ['2026-03-01T23:59:59.999Z', '23.95'],
  ['2026-03-02T00:00:00Z', '11.97'],
  ['2026-03-02T23:59:59.999Z', '11.97'],
  ['2026-03-03T00:00:00Z', '23.95'],
])('at %s an open cart costs %s', async (time, amount) => {
  const { cart, readCart, setTime } = await cartUnderHalfOff();
  setTime(time);
  expect((await readCart(cart.id)).cost.totalAmount.amount).toBe(amount);
});

test('a discount that ends between the button and the order is not charged unseen', async () => {
  const { cart, platform, setTime } = await cartUnderHalfOff();
  setTime('2026-03-02T23:59:00Z');
  const buyer = buyerAt(platform);
  const payment = await goToPayment(buyer, cart.checkoutUrl);
  expect(payment.html).toContain('16,92');
  setTime('2026-03-03T00:00:00Z');
  const again = await pay(buyer, payment);
  expect(again.html).not.toContain('#1001');
  expect(again.html).toContain('28,90');
  expect((await pay(buyer, again)).html).toContain('#1001');
});

test('a discount that is ended by hand is gone from open carts', async () => {
  const { createCart, readCart, merchant } = await openDemoShop();
  const requestedLines = [
    { handle: 'rain-shampoo', quantity: 2 },
    { handle: 'honey-travel-mask', quantity: 1 },
  ];
  const { id, cost } = await createCart(requestedLines);
  expect(cost.totalAmount.amount).toBe('47.9');
  await merchant.request(
    'mutation ($id: ID!) { discountAutomaticDeactivate(id: $id) { userErrors { message } } }',
    { id: 'gid://shopify/DiscountAutomaticNode/1001' },
  );
  expect((await readCart(id)).cost.totalAmount.amount).toBe('57.4');
});
