import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type CartResult, changedCart } from './changed-cart.ts';

export const CART_LINES_REMOVE = mutation(
  'CartLinesRemove',
  `
mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
);

export async function cartLinesRemove(
  client: StorefrontClient,
  variables: Variables<'CartLinesRemove'>,
  options?: RequestOptions,
): Promise<CartResult> {
  const result = await client.request(CART_LINES_REMOVE, variables, options);
  return result.ok ? changedCart(result.value.cartLinesRemove) : result;
}
