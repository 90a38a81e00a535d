import type { Checkout } from '@lokke/contract/checkout';
import { afterEach, expect, it } from 'vitest';
import { type Endpoint, openEndpoint } from '../../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../../testing/embedded-shops.ts';

const SHAMPOO = 'gid://shopify/ProductVariant/1';

let embedded: EmbeddedShops;
let endpoint: Endpoint;
afterEach(() => embedded[Symbol.dispose]());

/** A shampoo in the cart of a shop of one version. */
async function openCart(version: string): Promise<Checkout> {
  embedded = await openEmbeddedShops({
    environment: { SHOPIFY_NL_API_VERSION: version },
  });
  endpoint = openEndpoint(embedded);
  return endpoint.checkout('create', { lineItems: [{ variantId: SHAMPOO, quantity: 1 }] });
}

it.each([
  ['2025-07', undefined],
  ['2025-10', false],
  ['2026-10', false],
])(
  'a line of a shop of %s that belongs to another may be changed: %j',
  async (version, isAllowed) => {
    const { id } = await openCart(version);
    embedded.alterReplies((text) =>
      text.replace('"canUpdateQuantity":true', '"canUpdateQuantity":false'),
    );
    const { lines } = await endpoint.checkout('request', { id });
    const allowed = lines.edges.map(({ node }) => node.instructions?.canUpdateQuantity);
    expect(allowed).toEqual([isAllowed]);
  },
);

it.each([
  ['2026-04', undefined],
  ['2026-07', []],
  ['2026-10', []],
])('a cart of a shop of %s says of its savings %j', async (version, savings) => {
  expect((await openCart(version)).savings).toEqual(savings);
});
