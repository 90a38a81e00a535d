import { describe, expect, test } from 'vitest';
import { SHOP_KEYS } from '../../src/protocol/index.ts';
import { listOrders, toGraphqlOrder } from '../../src/shopify/orders/index.ts';
import { buyerAt, detailsIn, expectedDue, goToPayment, pay } from '../checkout/buyer.ts';
import { type DiscountedCart, openDemoShop } from './demo-shop.ts';

const WISHES = [
  { handle: 'rain-shampoo', quantity: 3 },
  { handle: 'honey-travel-mask', quantity: 1 },
  { handle: 'rain-curl-cream', quantity: 3 },
  { handle: 'rain-travel-mask', quantity: 2 },
  { handle: 'gift-travel-pouch', quantity: 1 },
];

const ORDER = `query ($id: ID!) { node(id: $id) { ... on Order {
  subtotalPrice { amount } totalPrice { amount }
  lineItems(first: 20, reverse: true) { nodes {
    quantity originalTotalPrice { amount } discountedTotalPrice { amount }
    discountAllocations { allocatedAmount { amount } discountApplication { ... on AutomaticDiscountApplication { title } } }
  } }
  discountApplications(first: 20) { nodes { __typename ... on DiscountCodeApplication { code } } }
} } }`;

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Lines of the order that the cart becomes; the code's share of a line stands with the line's own discounts. */
function linesOf({ lines, discountAllocations: ofCode }: DiscountedCart) {
  const shares = ofCode.toReversed();
  return lines.nodes.map(({ quantity, cost, discountAllocations }) => {
    const share = cents(cost.totalAmount.amount) > 0 ? shares.shift() : undefined;
    return {
      quantity,
      originalTotalPrice: cost.subtotalAmount,
      discountedTotalPrice: cost.totalAmount,
      discountAllocations: [
        ...discountAllocations.map(({ discountedAmount, title }) => ({
          allocatedAmount: discountedAmount,
          discountApplication: { title },
        })),
        ...(share === undefined
          ? []
          : [{ allocatedAmount: share.discountedAmount, discountApplication: {} }]),
      ],
    };
  });
}

describe.each(SHOP_KEYS)('shop %s', (key) => {
  test('charges in the checkout and keeps in the order what the cart shows, line by line', async () => {
    const shop = await openDemoShop(key);
    const cart = await shop.createCart(WISHES, ['WELCOME10']);
    const free = cart.lines.nodes.map(({ discountAllocations }) => discountAllocations.length);
    // Three shampoos of the set count as its parts.
    expect(free).toEqual([1, 1, 0, 1, 1]);
    const paid = cart.lines.nodes.filter(({ cost }) => cents(cost.totalAmount.amount) > 0);
    expect(cart.discountAllocations).toHaveLength(paid.length);

    const buyer = buyerAt(shop.platform);
    const payment = await goToPayment(buyer, cart.checkoutUrl, detailsIn(key));
    // A gift is said to be free instead.
    for (const { discountAllocations } of paid) {
      for (const { title = '' } of discountAllocations) expect(payment.html).toContain(title);
    }
    expect((await pay(buyer, payment)).html).toContain('#1001');

    const { context } = shop.platform;
    const [order] = listOrders(context.store.read, key, { limit: 1 });
    if (order === undefined) throw new Error('no order was placed');
    const delivery = order.contents.delivery.priceInMinorUnits;
    const total = cents(cart.cost.totalAmount.amount) + delivery;
    expect(order.totalInMinorUnits).toBe(total);
    expect(expectedDue(payment)).toBe(String(total));

    const { id } = toGraphqlOrder(order, { ...context, shop: context.shops[key] });
    expect(await shop.shopper.send(ORDER, { id })).toMatchObject({
      subtotalPrice: cart.cost.totalAmount,
      lineItems: { nodes: linesOf(cart) },
      discountApplications: {
        nodes: expect.arrayContaining([
          { __typename: 'DiscountCodeApplication', code: 'WELCOME10' },
        ]),
      },
    });
  });
});

test('a code that takes a bag below the least for free delivery makes it cost again', async () => {
  const { createCart, platform } = await openDemoShop('nl');
  const bag = [
    { handle: 'rain-shampoo', quantity: 1 },
    { handle: 'moss-scalp-oil', quantity: 1 },
  ];
  const dueOf = async (codes: readonly string[]) => {
    const { cost, checkoutUrl } = await createCart(bag, codes);
    const payment = await goToPayment(buyerAt(platform), checkoutUrl, detailsIn('nl'));
    return [cents(cost.totalAmount.amount), Number(expectedDue(payment))];
  };
  expect(await dueOf([])).toEqual([5490, 5490]);
  expect(await dueOf(['WELCOME10'])).toEqual([4941, 4941 + 495]);
});
