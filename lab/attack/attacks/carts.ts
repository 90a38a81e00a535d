import type { Client } from '../../client.ts';
import { type Attack, concurrently, createTally } from '../attack.ts';

const CARTS = 1_000;
const CODES = 300;
const AT_ONCE = 20;

async function newCart(client: Client, variantId: string): Promise<string> {
  const lineItems = [{ variantId, quantity: 1 }];
  const { text } = await client.call('checkout/create', { lineItems });
  const [, id] = /"id":"(gid:\/\/shopify\/Cart\/[^"]+)"/.exec(text) ?? [];
  if (id === undefined) throw new Error(`No cart was made: ${text.slice(0, 200)}`);
  return id;
}

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

const discountCodes: Attack = {
  name: 'discount codes tried one after the other',
  test: 'apps/storefront/server/api/cart-limits.test.ts',
  run: async ({ stranger, variantId }) => {
    const tally = createTally();
    const [guesser, buyer] = [stranger(), stranger()];
    const id = await newCart(guesser, variantId);
    const replies = await concurrently(CODES, AT_ONCE, (index) =>
      guesser.call('checkout/discount-codes', { id, discountCodes: [`GUESS${index}`] }),
    );
    tally.count(CODES);
    const refused = replies.filter(({ status }) => status === 429).length;
    tally.expect(refused >= CODES / 2, `${CODES - refused} of ${CODES} wrong codes were tried`);
    const own = await newCart(buyer, variantId);
    const right = { id: own, discountCodes: ['WELCOME10'] };
    const reply = await buyer.call('checkout/discount-codes', right);
    tally.expect(
      reply.text.includes('"applicable":true'),
      `a right code from elsewhere was answered with ${reply.status}`,
    );
    return tally.finding();
  },
};

export const CART_ATTACKS = {
  'cart-creation': cartCreation,
  'discount-codes': discountCodes,
} as const;
