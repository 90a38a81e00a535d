import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { expect, test } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { documentText } from '../fixtures/documents.ts';
import { type CartPayload, openCartShop } from './cart-shop.ts';

test("Shopify's own client takes a cart through its life", async () => {
  const { platform, variants } = await openCartShop();
  const client = createStorefrontApiClient({
    storeDomain: 'http://nl.localhost:4010',
    apiVersion: '2025-04',
    publicAccessToken: demoPublicToken('nl'),
    // The client always speaks https; the platform on one machine does not.
    customFetchApi: (url, init) =>
      platform.fetch(new Request(String(url).replace(/^https:/, 'http:'), init)),
    logger: () => undefined,
  });
  const send = async (document: string, variables: Readonly<Record<string, unknown>>) => {
    const { data, errors } = await client.request<Record<string, CartPayload>>(
      documentText(document),
      { variables: { ...variables, country: 'NL', language: 'NL' } },
    );
    expect(errors).toBeUndefined();
    const [payload] = Object.values(data ?? {});
    if (!payload) throw new Error(`${document} was not answered`);
    expect(payload.userErrors).toEqual([]);
    return payload.cart;
  };

  const lines = [{ merchandiseId: variants.plenty, quantity: 2 }];
  const created = await send('cart-create', { input: { lines } });
  const cartId = created?.id;
  expect(created).toMatchObject({ totalQuantity: 2, buyerIdentity: { countryCode: 'NL' } });

  const added = await send('cart-lines-add', { cartId, lines });
  expect(added).toMatchObject({ totalQuantity: 4, cost: { totalAmount: { amount: '50.0' } } });
  const lineIds = added?.lines.edges.map(({ node }) => node.id) ?? [];
  expect(lineIds).toHaveLength(1);

  const fewer = { cartId, lines: [{ id: lineIds[0], quantity: 1 }] };
  expect(await send('cart-lines-update', fewer)).toMatchObject({ totalQuantity: 1 });
  await send('cart-note-update', { cartId, note: 'Danke' });
  const discountCodes = ['GRATIS'];
  expect(await send('cart-discount-codes-update', { cartId, discountCodes })).toMatchObject({
    note: 'Danke',
    discountCodes: [{ code: 'GRATIS', applicable: false }],
  });
  expect(await send('cart-lines-remove', { cartId, lineIds })).toMatchObject({ totalQuantity: 0 });

  const read = await client.request(documentText('cart'), { variables: { id: cartId } });
  expect(read.data).toMatchObject({ cart: { id: cartId, note: 'Danke', lines: { edges: [] } } });
  const gone = await client.request(documentText('cart'), {
    variables: { id: 'gid://shopify/Cart/gone?key=gone' },
  });
  expect(gone).toMatchObject({ data: { cart: null } });
  expect(gone.errors).toBeUndefined();
});
