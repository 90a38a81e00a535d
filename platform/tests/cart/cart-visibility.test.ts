import { describe, expect, test } from 'vitest';
import { completeCart, lockCartForOrder, opensCheckout } from '../../src/shopify/cart/index.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import { openCartShop } from './cart-shop.ts';

const READ = `query ($id: ID!) { cart(id: $id) {
  id checkoutUrl note totalQuantity buyerIdentity { countryCode email phone } } }`;

const input = { note: 'Hello', buyerIdentity: { countryCode: 'NL', email: 'ada@example.test' } };

function tokenOf(cartId: string): string {
  return /Cart\/(\w+)/.exec(cartId)?.[1] ?? '';
}

describe('reading a cart', () => {
  test('with its key shows the buyer and the way to the checkout', async () => {
    const { shopper, createCart } = await openCartShop();
    const id = await createCart(input);
    const cart = await shopper.send<{ checkoutUrl: string }>(READ, { id });
    expect(cart).toMatchObject({ id, buyerIdentity: { email: 'ada@example.test' } });
    const url = new URL(cart.checkoutUrl);
    expect(url.href).toMatch(`http://localhost:4010/nl/cart/c/${tokenOf(id)}?key=`);
    expect(id).not.toContain(url.searchParams.get('key'));
  });

  test.each([
    ['without a key', ''],
    ['with a wrong key', '?key=wrong'],
  ])('%s keeps both to itself', async (_, query) => {
    const { shopper, createCart } = await openCartShop();
    const keyless = (await createCart(input)).replace(/\?.*/, '');
    expect((await shopper.request(READ, { id: keyless + query })).data).toEqual({
      cart: {
        id: keyless,
        checkoutUrl: `http://localhost:4010/nl/cart/c/${tokenOf(keyless)}`,
        note: 'Hello',
        totalQuantity: 0,
        buyerIdentity: { countryCode: 'NL', email: null, phone: null },
      },
    });
  });

  test.each(['gid://shopify/Cart/none?key=none', 'gid://shopify/Product/1'])(
    'answers null to %s',
    async (id) => {
      const { shopper } = await openCartShop();
      expect(await shopper.request(READ, { id })).toMatchObject({
        data: { cart: null },
        errors: [],
      });
    },
  );

  test('of another shop answers null', async () => {
    const { createCart, platform } = await openCartShop();
    const id = await createCart();
    const response = await shopperAt(platform, 'fr', '2024-01').request(READ, { id });
    expect(response.data).toEqual({ cart: null });
  });

  test.each([
    [90, false],
    [91, true],
  ])('%i days after its last change: gone is %s', async (days, isGone) => {
    const { shopper, createCart, passDays, send } = await openCartShop();
    const cartId = await createCart();
    passDays(60);
    await send('cart-note-update', { cartId, note: 'still here' });
    passDays(days);
    expect((await shopper.send(READ, { id: cartId })) === null).toBe(isGone);
    const result = await send('cart-note-update', { cartId, note: 'again' });
    expect(result.userErrors).toHaveLength(isGone ? 1 : 0);
  });

  test('leaves the store when nobody has touched it for long', async () => {
    const { createCart, passDays, platform } = await openCartShop();
    await createCart();
    await createCart();
    const carts = () =>
      platform.context.store.read.prepare('SELECT count(*) AS n FROM carts').get()?.['n'];
    passDays(91);
    // The clock has leapt: it has to go on for a day before anything is deleted by it.
    for (let made = 1; made <= 4; made += 1) {
      await createCart();
      expect(carts()).toBe(2 + made);
      passDays(0.25);
    }
    await createCart();
    expect(carts()).toBe(5);
  });
});

describe('ordering a cart', () => {
  test('makes it unreadable, unchangeable and not to be ordered again', async () => {
    const { shopper, send, createCart, platform } = await openCartShop();
    const cartId = await createCart(input);
    const place = { shop: 'nl', token: tokenOf(cartId) };
    const { store, now } = platform.context;
    const order = () =>
      store.write((sql) => {
        const cart = lockCartForOrder(sql, place, now());
        if (cart) completeCart(sql, cart, now());
        return cart !== null;
      });
    expect(await Promise.all([order(), order()])).toEqual([true, false]);
    expect((await shopper.request(READ, { id: cartId })).data).toEqual({ cart: null });
    expect(await send('cart-attributes-update', { cartId, attributes: [] })).toMatchObject({
      cart: null,
      userErrors: [{ field: ['cartId'] }],
    });
  });

  test('needs the key of the checkout address, not that of the id', async () => {
    const { send, platform } = await openCartShop();
    const { cart } = await send('cart-create', { input });
    const token = tokenOf(cart?.id ?? '');
    const { store, now } = platform.context;
    const stored = await store.write((sql) => lockCartForOrder(sql, { shop: 'nl', token }, now()));
    if (!stored) throw new Error('no cart');
    const keyOf = (url: string) => new URL(url).searchParams.get('key');
    expect(opensCheckout(stored, keyOf(cart?.checkoutUrl ?? ''))).toBe(true);
    expect(opensCheckout(stored, keyOf(cart?.id ?? ''))).toBe(false);
    expect(opensCheckout(stored, null)).toBe(false);
  });
});
