import { expect, test } from 'vitest';
import { saveCatalogue } from '../../src/shopify/catalogue/index.ts';
import { productDraft, variantDraft } from '../fixtures/product-draft.ts';
import { type CartPayload, openCartShop } from './cart-shop.ts';

const READ = `query ($id: ID!) { cart(id: $id) {
  totalQuantity cost { totalAmount { amount } } lines(first: 9) { nodes { id quantity } } } }`;

const oil = productDraft({ handle: 'copper-oil', title: 'Copper oil', optionNames: ['Title'] });
const drop = variantDraft({ sku: 'drop', optionValues: ['Default Title'] });

async function cartOfFive() {
  const shop = await openCartShop();
  const lines = [{ merchandiseId: shop.variants.drop, quantity: 5 }];
  const { cart } = await shop.send('cart-create', { input: { lines } });
  const lineId = cart?.lines.edges[0]?.node.id;
  const id = cart?.id;
  const sell = (variant: typeof drop, isPublished = true) =>
    saveCatalogue(shop.platform.context, 'nl', {
      products: [{ ...oil, isPublished, variants: [variant] }],
    });
  const read = async () => (await shop.shopper.request(READ, { id })).data;
  const setQuantity = (quantity: number): Promise<CartPayload> =>
    shop.send('cart-lines-update', { cartId: id, lines: [{ id: lineId, quantity }] });
  return { read, setQuantity, sell, lineId };
}

test('a cart costs what the catalogue says today', async () => {
  const { read, sell } = await cartOfFive();
  expect(await read()).toMatchObject({ cart: { cost: { totalAmount: { amount: '62.5' } } } });
  await sell({ ...drop, priceInMinorUnits: 1999 });
  expect(await read()).toMatchObject({ cart: { cost: { totalAmount: { amount: '99.95' } } } });
});

test('stock that fell is noticed when the line is changed, not when it is read', async () => {
  const { read, setQuantity, sell } = await cartOfFive();
  await sell({ ...drop, inventoryQuantity: 2 });
  expect(await read()).toMatchObject({ cart: { totalQuantity: 5 } });
  expect((await setQuantity(4)).cart).toMatchObject({ totalQuantity: 2 });
  await sell({ ...drop, inventoryQuantity: 0 });
  expect((await setQuantity(1)).cart?.lines.edges).toMatchObject([{ node: { quantity: 0 } }]);
});

test('a variant that is no longer shown leaves the cart', async () => {
  const { read, setQuantity, sell } = await cartOfFive();
  await sell(drop, false);
  expect(await read()).toEqual({
    cart: { totalQuantity: 0, cost: { totalAmount: { amount: '0.0' } }, lines: { nodes: [] } },
  });
  expect((await setQuantity(1)).userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }]);
});
