import { expect, test } from 'vitest';
import { openCartShop } from './cart-shop.ts';

test('fifty changes of one cart at the same moment all count', async () => {
  const { send, createCart, variants } = await openCartShop();
  const cartId = await createCart();
  const changes = Array.from({ length: 50 }, (_, index) =>
    send('cart-lines-add', {
      cartId,
      lines: [{ merchandiseId: index % 2 ? variants.endless : variants.drop, quantity: 2 }],
    }),
  );
  const responses = await Promise.all(changes);
  expect(responses.every(({ userErrors }) => userErrors.length === 0)).toBe(true);
  const { cart } = await send('cart-attributes-update', { cartId, attributes: [] });
  expect(cart?.lines.edges.map(({ node }) => node.quantity)).toEqual([50, 50]);
});

test('shoppers at the same moment share the last pieces without a wrong word', async () => {
  const { send, variants } = await openCartShop();
  const lines = [{ merchandiseId: variants.three, quantity: 2 }];
  const carts = await Promise.all(
    Array.from({ length: 10 }, () => send('cart-create', { input: { lines } })),
  );
  // A cart reserves nothing: each may hold what is there.
  expect(carts.map(({ cart }) => cart?.totalQuantity)).toEqual(Array(10).fill(2));
  expect(new Set(carts.map(({ cart }) => cart?.id)).size).toBe(10);
});
