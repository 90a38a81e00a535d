import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type CartResult, changedCart } from './changed-cart.ts';

export const CART_DISCOUNT_CODES_UPDATE = mutation(
  'CartDiscountCodesUpdate',
  `
mutation CartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
);

export async function cartDiscountCodesUpdate(
  client: StorefrontClient,
  variables: Variables<'CartDiscountCodesUpdate'>,
  options?: RequestOptions,
): Promise<CartResult> {
  const result = await client.request(CART_DISCOUNT_CODES_UPDATE, variables, options);
  return result.ok ? changedCart(result.value.cartDiscountCodesUpdate) : result;
}
