import { type Attack, concurrently, createTally } from '../attack.ts';

const CARTS = 1_000;
const AT_ONCE = 20;

const cartCreation: Attack = {
  name: 'carts without end from one network',
  test: 'apps/storefront/server/api/cart-limits.test.ts',
  run: async ({ stranger, variantId }) => {
    const tally = createTally();
    const [flooder, buyer] = [stranger(), stranger()];
    const lineItems = [{ variantId, quantity: 1 }];
    const replies = await concurrently(CARTS, AT_ONCE, () =>
      flooder.call('checkout/create', { lineItems }),
    );
    tally.count(CARTS);
    const made = replies.filter(({ status }) => status === 200).length;
    tally.expect(made < CARTS, `all ${CARTS} were made`);
    tally.expect(made >= 20, `only ${made} were made, fewer than an office needs`);
    const { status } = await buyer.call('checkout/create', { lineItems });
    tally.expect(status === 200, `a buyer elsewhere was answered with ${status}`);
    return tally.finding();
  },
};

export const CART_ATTACKS = { 'cart-creation': cartCreation } as const;
