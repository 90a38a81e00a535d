import { describe, expect, test } from 'vitest';
import { openCartShop } from './cart-shop.ts';

const NOTHING = 'gid://shopify/ProductVariant/0';
const UNKNOWN_CART = 'gid://shopify/Cart/none?key=none';
const MISSING_CART = [
  { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
];

const FILL = `mutation ($input: CartInput) { cartCreate(input: $input) {
  cart { id } userErrors { code field message } } }`;
const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart { id totalQuantity } userErrors { code field message } } }`;

describe('a change that cannot be made', () => {
  test.each([
    ['cart-lines-add', { lines: [] }],
    ['cart-lines-update', { lines: [] }],
    ['cart-lines-remove', { lineIds: [] }],
    ['cart-attributes-update', { attributes: [] }],
    ['cart-discount-codes-update', { discountCodes: [] }],
    ['cart-buyer-identity-update', { buyerIdentity: {} }],
  ])('%s says that there is no such cart', async (document, variables) => {
    const { send, createCart, platform } = await openCartShop();
    const cartId = await createCart();
    const responses = [
      await send(document, { ...variables, cartId: UNKNOWN_CART }),
      await send(document, { ...variables, cartId: cartId.replace(/\?.*/, '') }),
      await send(document, { ...variables, cartId: `${cartId}0` }),
      await send(document, { ...variables, cartId: 'gid://shopify/Product/1' }),
    ];
    for (const response of responses)
      expect(response).toEqual({ cart: null, userErrors: MISSING_CART });
    const other = await (await openCartShop('2024-01', platform)).createCart();
    expect(await send(document, { ...variables, cartId: other })).toMatchObject({ userErrors: [] });
  });

  test('of an unknown variant leaves the cart as it was', async () => {
    const { shopper, createCart, variants } = await openCartShop();
    const lines = [{ merchandiseId: variants.plenty }, { merchandiseId: NOTHING }];
    const message = `The merchandise with id ${NOTHING} does not exist.`;
    const field = ['lines', '1', 'merchandiseId'];
    expect(await shopper.send(FILL, { input: { lines } })).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['input', ...field], message }],
    });
    const cartId = await createCart();
    expect(await shopper.send(ADD, { cartId, lines })).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
    expect(await shopper.send(`{ cart(id: "${cartId}") { totalQuantity } }`)).toEqual({
      totalQuantity: 0,
    });
  });

  test('names a line that is not there and shows the cart beside it', async () => {
    const { send, createCart, variants } = await openCartShop();
    const cartId = await createCart({ lines: [{ merchandiseId: variants.plenty }] });
    const stale = 'gid://shopify/CartLine/00000000-0000-4000-8000-000000000000';
    const problem = {
      code: 'INVALID_MERCHANDISE_LINE',
      message: 'The merchandise line with id 00000000-0000-4000-8000-000000000000 does not exist.',
    };
    expect(await send('cart-lines-update', { cartId, lines: [{ id: stale }] })).toMatchObject({
      cart: { totalQuantity: 1 },
      userErrors: [{ ...problem, field: ['lines', '0', 'id'] }],
    });
    expect(await send('cart-lines-remove', { cartId, lineIds: [stale] })).toMatchObject({
      cart: { totalQuantity: 1 },
      userErrors: [{ ...problem, field: ['lineIds', '0'] }],
    });
  });

  test('knows no line of another cart', async () => {
    const { send, createCart, variants } = await openCartShop();
    const lines = [{ merchandiseId: variants.plenty }];
    const theirs = await send('cart-create', { input: { lines } });
    const lineIds = theirs.cart?.lines.edges.map(({ node }) => node.id);
    const mine = await createCart({ lines });
    expect(await send('cart-lines-remove', { cartId: mine, lineIds })).toMatchObject({
      userErrors: [{ code: 'INVALID_MERCHANDISE_LINE' }],
    });
  });

  test.each([
    ['2024-04', 'INVALID'],
    ['2024-10', 'NOTE_TOO_LONG'],
  ])('refuses a long note on %s with %s', async (version, code) => {
    const { send, createCart } = await openCartShop(version);
    const cartId = await createCart();
    const response = await send('cart-note-update', { cartId, note: 'ë'.repeat(5001) });
    expect(response).toEqual({
      cart: null,
      userErrors: [
        {
          code,
          field: ['note'],
          message: 'The note exceeds the maximum number of 5000 characters.',
        },
      ],
    });
    expect(await send('cart-note-update', { cartId, note: 'ë'.repeat(5000) })).toMatchObject({
      userErrors: [],
    });
  });

  test('does not believe a customer token, an address or a phone number', async () => {
    const { send, createCart } = await openCartShop();
    const cartId = await createCart();
    const buyerIdentity = { customerAccessToken: 'stolen', email: 'nobody', phone: 'ring me' };
    expect(await send('cart-buyer-identity-update', { cartId, buyerIdentity })).toMatchObject({
      cart: { buyerIdentity: { email: null, phone: null } },
      userErrors: [
        { field: ['buyerIdentity', 'customerAccessToken'], message: 'Customer is invalid' },
        { field: ['buyerIdentity', 'email'], message: 'Email is invalid' },
        { field: ['buyerIdentity', 'phone'], message: 'Phone is invalid' },
      ],
    });
  });

  test.each([
    { buyerIdentity: { companyLocationId: 'gid://shopify/CompanyLocation/1' } },
    { buyerIdentity: { preferences: { wallet: ['PAYPAL'] } } },
    { delivery: { addresses: [{ address: { deliveryAddress: { countryCode: 'NL' } } }] } },
    { metafields: [{ key: 'salon.number', type: 'number_integer', value: '12' }] },
    { lines: [{ merchandiseId: NOTHING, parent: { merchandiseId: NOTHING } }] },
  ])('says so when %j is not served', async (input) => {
    const { shopper } = await openCartShop('2026-10');
    const response = await shopper.request(FILL, { input });
    expect(response.data).toEqual({ cartCreate: null });
    expect(response.errors).toMatchObject([{ extensions: { code: 'NOT_SERVED' } }]);
  });
});
