import { describe, expect, test } from 'vitest';
import { openCartShop } from './cart-shop.ts';

const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart { totalQuantity } userErrors { code field message } } }`;
const WARN = `mutation ($input: CartInput) { cartCreate(input: $input) {
  cart { lines(first: 9) { nodes { id quantity } } } userErrors { code }
  warnings { code message target } } }`;

const attributesOf = (count: number, keyLength = 2, valueLength = 1) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index).padStart(keyLength, 'k'),
    value: 'v'.repeat(valueLength),
  }));

describe('the limits of a cart', () => {
  test('are 250 items in a list, wherever it is', async () => {
    const { shopper, createCart, variants } = await openCartShop();
    const cartId = await createCart();
    const lines = Array.from({ length: 251 }, () => ({ merchandiseId: variants.endless }));
    const rejected = await shopper.request(ADD, { cartId, lines });
    expect(rejected.errors).toMatchObject([
      {
        message: 'The input array size of 251 is greater than the maximum allowed of 250.',
        extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
      },
    ]);
    const attributes = lines.map(() => ({ key: 'k', value: 'v' }));
    const nested = [{ merchandiseId: variants.endless, attributes }];
    expect((await shopper.request(ADD, { cartId, lines: nested })).errors).toHaveLength(1);
    const taken = await shopper.request(ADD, { cartId, lines: lines.slice(1) });
    expect(taken).toMatchObject({ errors: [], data: { cartLinesAdd: { userErrors: [] } } });
  });

  test.each([
    ['25 attributes', attributesOf(25), null],
    ['26 attributes', attributesOf(26), ['lines', '0', 'attributes']],
    ['a key of 40 characters', attributesOf(1, 40), null],
    ['a key of 41 characters', attributesOf(1, 41), ['lines', '0', 'attributes', '0', 'key']],
    ['a value of 500 characters', attributesOf(1, 2, 500), null],
    [
      'a value of 501 characters',
      attributesOf(1, 2, 501),
      ['lines', '0', 'attributes', '0', 'value'],
    ],
  ])('of a line and of a cart: %s', async (_, attributes, field) => {
    const { shopper, send, createCart, variants } = await openCartShop();
    const cartId = await createCart();
    const errorsAt = (path: readonly string[]) =>
      field === null ? [] : [{ code: 'INVALID', field: path }];
    const lines = [{ merchandiseId: variants.endless, attributes }];
    const { data } = await shopper.request(ADD, { cartId, lines });
    expect(data).toMatchObject({ cartLinesAdd: { userErrors: errorsAt(field ?? []) } });
    const ofCart = await send('cart-attributes-update', { cartId, attributes });
    expect(ofCart.userErrors).toMatchObject(errorsAt((field ?? []).slice(2)));
    const created = await send('cart-create', { input: { attributes, lines } });
    expect(created.userErrors).toHaveLength(field === null ? 0 : 1);
  });

  test('are 250 KB in all; what makes a cart smaller may be done', async () => {
    const { send, createCart, variants } = await openCartShop();
    const heavy = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        merchandiseId: variants.endless,
        attributes: attributesOf(25, 40, 450).map(({ key, value }) => ({
          key,
          value: `${from + index}${value}`,
        })),
      }));
    const cartId = await createCart({ lines: heavy(0, 18) });
    const full = {
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['lines'], message: 'The cart is too large.' }],
    };
    expect(await send('cart-lines-add', { cartId, lines: heavy(50, 2) })).toMatchObject(full);
    expect((await send('cart-lines-add', { cartId, lines: heavy(50, 1) })).userErrors).toEqual([]);
    expect(await send('cart-create', { input: { lines: heavy(0, 20) } })).toMatchObject({
      cart: null,
      userErrors: [{ field: ['input', 'lines'] }],
    });
    expect((await send('cart-note-update', { cartId, note: 'short' })).userErrors).toEqual([]);
  });

  test('are what is in stock, and newer versions say so', async () => {
    const { shopper, variants } = await openCartShop('2024-10');
    const lines = [
      { merchandiseId: variants.three, quantity: 4 },
      { merchandiseId: variants.none, quantity: 1 },
      { merchandiseId: variants.endless, quantity: 5 },
    ];
    const made = await shopper.send<{
      cart: { lines: { nodes: { id: string; quantity: number }[] } };
    }>(WARN, { input: { lines } });
    const { nodes } = made.cart.lines;
    expect(nodes.map(({ quantity }) => quantity)).toEqual([5, 0, 3]);
    expect(made).toMatchObject({
      userErrors: [],
      warnings: [
        {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: 'Only 3 items were added to your cart due to availability.',
          target: nodes[2]?.id,
        },
        {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: "The product 'Rain shampoo - 1 l' is already sold out.",
          target: nodes[1]?.id,
        },
      ],
    });
  });
});
