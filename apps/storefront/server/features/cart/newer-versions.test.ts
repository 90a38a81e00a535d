import type { Checkout } from '@lokke/contract/checkout';
import { afterEach, describe, expect, it } from 'vitest';
import { requestStorefront } from '../../../testing/account-visitor.ts';
import { type Endpoint, openEndpoint } from '../../../testing/call-endpoint.ts';
import { productDraft, variantDraft } from '../../../testing/drafts.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../../testing/embedded-shops.ts';

const [BRUSH, ENGRAVING] = [1, 2].map((number) => `gid://shopify/ProductVariant/${number}`);
const NEST = `mutation ($id: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $id, lines: $lines) { userErrors { message } } }`;

let embedded: EmbeddedShops;
let endpoint: Endpoint;
afterEach(() => embedded[Symbol.dispose]());

/** A brush in the cart of a shop of one version. */
async function openCart(version: string): Promise<Checkout> {
  embedded = await openEmbeddedShops({
    drafts: {
      products: [
        productDraft({ handle: 'brush', variants: [variantDraft()] }),
        productDraft({ handle: 'engraving', variants: [variantDraft()] }),
      ],
    },
    environment: { SHOPIFY_NL_API_VERSION: version },
  });
  endpoint = openEndpoint(embedded);
  return endpoint.checkout('create', { lineItems: [{ variantId: BRUSH, quantity: 1 }] });
}

/** Acts as an app of the shop's owner. */
async function engrave({ id, lines }: Checkout): Promise<void> {
  const parent = { lineId: lines.edges[0]?.node.id };
  const variables = { id, lines: [{ merchandiseId: ENGRAVING, quantity: 1, parent }] };
  expect(await requestStorefront(embedded, NEST, variables)).toMatchObject({
    data: { cartLinesAdd: { userErrors: [] } },
  });
}

describe('a line that belongs to another', () => {
  it.each([
    ['2025-07', [undefined, undefined]],
    ['2025-10', [true, false]],
    ['2026-10', [true, false]],
  ])('of a shop of %s: quantities may be changed as %j', async (version, expected) => {
    const cart = await openCart(version);
    await engrave(cart);
    const { lines } = await endpoint.checkout('request', { id: cart.id });
    const allowed = lines.edges.map(({ node }) => node.instructions?.canUpdateQuantity);
    expect(allowed).toEqual(expected);
  });
});

it.each([
  ['2026-04', undefined],
  ['2026-07', []],
  ['2026-10', []],
])('a cart of a shop of %s says of its savings %j', async (version, savings) => {
  expect((await openCart(version)).savings).toEqual(savings);
});
