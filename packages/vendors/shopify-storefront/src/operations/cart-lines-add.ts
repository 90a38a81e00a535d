import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type CartResult, changedCart } from './changed-cart.ts';

export const CART_LINES_ADD = mutation(
  'CartLinesAdd',
  `
mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartLinesAdd(cartId: $cartId, lines: $lines) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
);

export async function cartLinesAdd(
  client: StorefrontClient,
  variables: Variables<'CartLinesAdd'>,
  options?: RequestOptions,
): Promise<CartResult> {
  const result = await client.request(CART_LINES_ADD, variables, options);
  return result.ok ? changedCart(result.value.cartLinesAdd) : result;
}
