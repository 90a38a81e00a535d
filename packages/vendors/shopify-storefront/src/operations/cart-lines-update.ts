import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type CartResult, changedCart } from './changed-cart.ts';

export const CART_LINES_UPDATE = mutation(
  'CartLinesUpdate',
  `
mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartLinesUpdate(cartId: $cartId, lines: $lines) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
);

export async function cartLinesUpdate(
  client: StorefrontClient,
  variables: Variables<'CartLinesUpdate'>,
  options?: RequestOptions,
): Promise<CartResult> {
  const result = await client.request(CART_LINES_UPDATE, variables, options);
  return result.ok ? changedCart(result.value.cartLinesUpdate) : result;
}
