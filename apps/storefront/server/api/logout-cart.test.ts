import type { Checkout } from '@lokke/contract/checkout';
import { expect, it } from 'vitest';
import { type AccountVisitor, openVisitor } from '../../testing/account-visitor.ts';
import { cartIn, openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const embedded = await openShops();
const { api } = openEndpoint(embedded);

async function send(visitor: AccountVisitor, call: string, body: object): Promise<Checkout> {
  const response = await visitor.post(`../checkout/${call}`, body);
  await embedded.accounts.whenIdle();
  return cartIn(response);
}

it('a cart is known to be left as soon as its customer is logged out', async () => {
  const anna = openVisitor(api);
  await anna.post('register', ANNA);
  const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 2 }];
  const { id } = await send(anna, 'create', { lineItems });
  expect((await send(anna, 'request', { id })).buyerIdentity).toEqual({ countryCode: 'NL' });
  // A second device knows the cart's id, but no session.
  const left = { countryCode: 'NL', isLeft: true };
  expect((await send(openVisitor(api), 'request', { id })).buyerIdentity).toEqual(left);
  await anna.post('logout', {});
  expect((await send(anna, 'request', { id })).buyerIdentity).toEqual(left);
  const fresh = await send(anna, 'create', { lineItems });
  expect((await send(anna, 'request', { id: fresh.id })).buyerIdentity).toEqual({
    countryCode: 'NL',
  });
});
