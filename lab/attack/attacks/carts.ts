import { type Attack, concurrently, createTally, isRefused } from '../attack.ts';
import type { Client } from '../client.ts';

const MAX_CART_IN_BYTES = 250_000;
const LINES_PER_CALL = 4;
const CARTS = 1_000;
const CODES = 300;
const AT_ONCE = 20;

interface Attribute {
  readonly key: string;
  readonly value: string;
}

const attributes = (count: number, keyLength: number, valueLength: number, salt = 0) =>
  Array.from({ length: count }, (_, index): Attribute => {
    const key = `k${salt}-${index}-`.padEnd(keyLength, 'k').slice(0, keyLength);
    return { key, value: 'v'.repeat(valueLength) };
  });

async function newCart(client: Client, variantId: string): Promise<string> {
  const lineItems = [{ variantId, quantity: 1 }];
  const { text } = await client.call('checkout/create', { lineItems });
  const [, id] = /"id":"(gid:\/\/shopify\/Cart\/[^"]+)"/.exec(text) ?? [];
  if (id === undefined) throw new Error(`No cart was made: ${text.slice(0, 200)}`);
  return id;
}

const lineAttributes: Attack = {
  name: 'line attributes without limit',
  test: 'packages/contract/src/checkout/requests.test.ts',
  run: async ({ stranger, variantId }) => {
    const tally = createTally();
    const client = stranger();
    const most = await client.call('checkout/create', {
      lineItems: [{ variantId, quantity: 1, attributes: attributes(25, 40, 500) }],
    });
    tally.expect(most.status === 200, `the most that is allowed was answered with ${most.status}`);
    const beyond = [
      ['26 attributes', attributes(26, 40, 500)],
      ['a key of 41 characters', attributes(1, 41, 1)],
      ['a value of 501 characters', attributes(1, 10, 501)],
    ] as const;
    for (const [what, list] of beyond) {
      tally.count();
      const lineItems = [{ variantId, quantity: 1, attributes: list }];
      const reply = await client.call('checkout/create', { lineItems });
      tally.expect(isRefused(reply), `${what}: answered with ${reply.status}`);
    }
    const checkoutId = await newCart(client, variantId);
    let [sentInBytes, wasRefused] = [0, false];
    for (let call = 0; sentInBytes < 1.5 * MAX_CART_IN_BYTES && !wasRefused; call += 1) {
      tally.count();
      const lineItems = Array.from({ length: LINES_PER_CALL }, (_, line) => ({
        ...{ variantId, quantity: 1 },
        attributes: attributes(25, 40, 500, call * LINES_PER_CALL + line),
      }));
      const reply = await client.call('checkout/add-items', { checkoutId, lineItems });
      wasRefused = isRefused(reply);
      tally.expect(
        wasRefused || reply.status === 200,
        `a growing cart was answered with ${reply.status}`,
      );
      sentInBytes += LINES_PER_CALL * 25 * 540;
    }
    tally.expect(wasRefused, `a cart of ${Math.round(sentInBytes / 1000)} KB was taken`);
    return tally.finding();
  },
};

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
  'line-attributes': lineAttributes,
  'cart-creation': cartCreation,
  'discount-codes': discountCodes,
} as const;
