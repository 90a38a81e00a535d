import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type CartResult, changedCart } from './changed-cart.ts';

export const CART_CREATE = mutation(
  'CartCreate',
  `
mutation CartCreate($input: CartInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartCreate(input: $input) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
);

export async function cartCreate(
  client: StorefrontClient,
  variables: Variables<'CartCreate'>,
  options?: RequestOptions,
): Promise<CartResult> {
  const result = await client.request(CART_CREATE, variables, options);
  return result.ok ? changedCart(result.value.cartCreate) : result;
}
