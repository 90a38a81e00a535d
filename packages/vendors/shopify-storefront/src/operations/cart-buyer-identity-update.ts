import type { RequestOptions, StorefrontClient } from '../client/client.ts';
import { mutation, type Variables } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type CartResult, changedCart } from './changed-cart.ts';

export const CART_BUYER_IDENTITY_UPDATE = mutation(
  'CartBuyerIdentityUpdate',
  `
mutation CartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
);

export async function cartBuyerIdentityUpdate(
  client: StorefrontClient,
  variables: Variables<'CartBuyerIdentityUpdate'>,
  options?: RequestOptions,
): Promise<CartResult> {
  const result = await client.request(CART_BUYER_IDENTITY_UPDATE, variables, options);
  return result.ok ? changedCart(result.value.cartBuyerIdentityUpdate) : result;
}
