import { beforeEach, describe, expect, test } from 'vitest';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { ANNA, type CustomerShop, openCustomerShop } from './customer-shop.ts';

let shop: CustomerShop;
let checkout: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeEach(async () => {
  shop = openCustomerShop();
  checkout = await openCheckoutShop('nl', shop.platform);
});

/** Buys something with that address; the token is that of whoever the cart belongs to. */
async function buy(email: string, customerAccessToken?: string): Promise<void> {
  const buyerIdentity = customerAccessToken === undefined ? {} : { customerAccessToken };
  const cart = await checkout.fillCart(2, { buyerIdentity });
  expect((await checkout.buy(cart, { email })).html).toContain('#10');
}

interface CustomerOrders {
  readonly numberOfOrders: string;
  readonly orders: { readonly nodes: readonly { readonly name: string }[] };
}

async function ordersOf(token: string, wish: object = { sortKey: 'PROCESSED_AT', reverse: true }) {
  const { numberOfOrders, orders } = await shop.shopper.send<CustomerOrders>(
    'query O($token: String!, $sortKey: OrderSortKeys, $reverse: Boolean) { customer(customerAccessToken: $token) { numberOfOrders orders(first: 5, sortKey: $sortKey, reverse: $reverse) { nodes { name } } } }',
    { token, ...wish },
  );
  const names = orders.nodes.map(({ name }) => name);
  expect(numberOfOrders).toBe(String(names.length));
  return names;
}

/** Follows the link in the email, which proves the address. */
async function proveAddress(): Promise<string> {
  await shop.send('customer-recover', { email: ANNA.email });
  const { id, token } = shop.linkTo(ANNA.email);
  const input = { resetToken: token, password: ANNA.password };
  const { customerAccessToken } = await shop.send('customer-reset', { id, input });
  return customerAccessToken?.accessToken ?? '';
}

describe('the orders of a customer', () => {
  test('are those placed while logged in, newest first as asked', async () => {
    await shop.register();
    const token = await shop.tokenOf();
    await buy('ANNA@example.test', token);
    await buy(ANNA.email, token);
    expect(await ordersOf(token)).toEqual(['#1002', '#1001']);
  });

  test('are not what somebody else bought before with the address that was typed', async () => {
    await buy(ANNA.email);
    await shop.register();
    const token = await shop.tokenOf();
    expect(await ordersOf(token)).toEqual([]);
    await buy(ANNA.email);
    expect(await ordersOf(token)).toEqual([]);
  });

  test('include what was bought before and after, once a letter proved the address', async () => {
    await buy('Anna@Example.test');
    await shop.register();
    const token = await proveAddress();
    expect(await ordersOf(token)).toEqual(['#1001']);
    await buy(ANNA.email);
    expect(await ordersOf(token)).toEqual(['#1002', '#1001']);
  });

  test('are not what another paid for through a checkout link that was passed on', async () => {
    await shop.register();
    const token = await shop.tokenOf();
    await buy('victim@example.test', token);
    expect(await ordersOf(token)).toEqual([]);
  });

  test.each([
    [{ sortKey: 'TOTAL_PRICE' }, ['#1001', '#1002']],
    [{ sortKey: 'PROCESSED_AT', reverse: true }, ['#1002', '#1001']],
    [{}, ['#1001', '#1002']],
  ])('are sorted by %j', async (wish, expected) => {
    await shop.register();
    const token = await shop.tokenOf();
    await buy(ANNA.email, token);
    await buy(ANNA.email, token);
    expect(await ordersOf(token, wish)).toEqual(expected);
  });
});

describe('the cart of a customer', () => {
  const BUYER = '{ buyerIdentity { customer { id email displayName } } }';

  test('names its buyer to the holder of its key, and fills in the address', async () => {
    await shop.register();
    const customerAccessToken = await shop.tokenOf();
    const cart = await checkout.fillCart(1, { buyerIdentity: { customerAccessToken } });
    const read = (id: string, fields = BUYER) =>
      shop.shopper.request(`query C($id: ID!) { cart(id: $id) ${fields} }`, { id });
    const customer = {
      id: 'gid://shopify/Customer/1',
      email: ANNA.email,
      displayName: 'Anna de Vries',
    };
    expect((await read(cart.id)).data).toEqual({ cart: { buyerIdentity: { customer } } });
    expect((await read(cart.id.replace(/\?.*/, ''))).data).toEqual({
      cart: { buyerIdentity: { customer: null } },
    });
    const page = await checkout.buyer.open(cart.checkoutUrl);
    expect(page.html).toContain(`value="${ANNA.email}"`);
    const { errors } = await read(
      cart.id,
      '{ buyerIdentity { customer { addresses(first: 1) { nodes { id } } } } }',
    );
    expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
  });

  test('refuses a token that opens nothing, and stays as it was', async () => {
    await shop.register();
    const customerAccessToken = await shop.tokenOf();
    const cart = await checkout.createCart([], { buyerIdentity: { customerAccessToken } });
    await shop.send('customer-access-token-delete', { customerAccessToken });
    const { data } = await shop.shopper.request('cart-buyer-identity-update', {
      cartId: cart.id,
      buyerIdentity: { customerAccessToken },
    });
    expect(data).toMatchObject({
      cartBuyerIdentityUpdate: {
        cart: { id: cart.id },
        userErrors: [{ code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] }],
      },
    });
  });
});
