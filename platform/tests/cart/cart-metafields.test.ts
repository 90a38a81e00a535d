import { describe, expect, test } from 'vitest';
import { openCartShop } from './cart-shop.ts';

const SET = `mutation ($metafields: [CartMetafieldsSetInput!]!) {
  cartMetafieldsSet(metafields: $metafields) {
    metafields { id namespace key type value }
    userErrors { code elementIndex field message } } }`;
const DELETE = `mutation ($input: CartMetafieldDeleteInput!) {
  cartMetafieldDelete(input: $input) { deletedId userErrors { code field message } } }`;
const READ = `query ($id: ID!) { cart(id: $id) {
  metafields(identifiers: [{ namespace: "salon", key: "number" }]) { value } } }`;

const FIELD = { key: 'salon.number', type: 'number_integer', value: '12' };

describe('metafields of a cart', () => {
  test('are set, replaced, read and deleted', async () => {
    const { shopper, createCart } = await openCartShop();
    const ownerId = await createCart();
    for (const value of ['12', '13']) {
      const { data } = await shopper.request(SET, { metafields: [{ ...FIELD, ownerId, value }] });
      expect(data).toEqual({
        cartMetafieldsSet: {
          metafields: [
            {
              id: 'gid://shopify/Metafield/1',
              namespace: 'salon',
              key: 'number',
              type: 'number_integer',
              value,
            },
          ],
          userErrors: [],
        },
      });
    }
    expect((await shopper.request(READ, { id: ownerId })).data).toEqual({
      cart: { metafields: [{ value: '13' }] },
    });
    const input = { ownerId, key: 'salon.number' };
    expect((await shopper.request(DELETE, { input })).data).toEqual({
      cartMetafieldDelete: { deletedId: 'gid://shopify/Metafield/1', userErrors: [] },
    });
    expect((await shopper.request(READ, { id: ownerId })).data).toEqual({
      cart: { metafields: [] },
    });
    expect((await shopper.request(DELETE, { input })).data).toMatchObject({
      cartMetafieldDelete: { userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }] },
    });
  });

  test('are given to a new cart', async () => {
    const { shopper, createCart } = await openCartShop('2024-01');
    const id = await createCart({ metafields: [FIELD] });
    expect((await shopper.request(READ, { id })).data).toEqual({
      cart: { metafields: [{ value: '12' }] },
    });
  });

  test.each([
    ['key', { key: 'number' }, 'INVALID_VALUE'],
    ['type', { type: 'poem' }, 'INVALID_TYPE'],
    ['type', { type: 'constructor' }, 'INVALID_TYPE'],
    ['value', { value: 'twelve' }, 'INVALID_VALUE'],
    ['value', { type: 'list.number_integer' }, 'INVALID_VALUE'],
    ['value', { type: 'boolean' }, 'INVALID_VALUE'],
    ['value', { type: 'json', value: '{' }, 'INVALID_VALUE'],
    ['ownerId', { ownerId: 'gid://shopify/Cart/none' }, 'INVALID_OWNER'],
  ])('are refused for their %s: %o', async (name, given, code) => {
    const { shopper, createCart } = await openCartShop();
    const ownerId = await createCart();
    const good = { ...FIELD, ownerId };
    const { data } = await shopper.request(SET, { metafields: [good, { ...good, ...given }] });
    expect(data).toMatchObject({
      cartMetafieldsSet: {
        metafields: [],
        userErrors: [{ code, elementIndex: null, field: ['metafields', '1', name] }],
      },
    });
    expect((await shopper.request(READ, { id: ownerId })).data).toEqual({
      cart: { metafields: [] },
    });
  });
});
