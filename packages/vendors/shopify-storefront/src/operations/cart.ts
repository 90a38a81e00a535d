import { mutation, query } from '../client/operation.ts';
import { CART } from '../fragments/cart.ts';
import { cartFrom } from './cart-result.ts';

export const cart = query(
  'Cart',
  `
query Cart($id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cart(id: $id) { ...CartParts }
}
`,
  [CART],
  (data) => data.cart,
);

export const cartCreate = mutation(
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
  (data) => cartFrom(data.cartCreate),
);

export const cartBuyerIdentityUpdate = mutation(
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
  (data) => cartFrom(data.cartBuyerIdentityUpdate),
);

export const cartLinesAdd = mutation(
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
  (data) => cartFrom(data.cartLinesAdd),
);

export const cartLinesUpdate = mutation(
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
  (data) => cartFrom(data.cartLinesUpdate),
);

export const cartLinesRemove = mutation(
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
  (data) => cartFrom(data.cartLinesRemove),
);

export const cartDiscountCodesUpdate = mutation(
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
  (data) => cartFrom(data.cartDiscountCodesUpdate),
);

/** Replaces all attributes of the cart. */
export const cartAttributesUpdate = mutation(
  'CartAttributesUpdate',
  `
mutation CartAttributesUpdate($cartId: ID!, $attributes: [AttributeInput!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
    cart { ...CartParts }
    userErrors { code field message }
  }
}
`,
  [CART],
  (data) => cartFrom(data.cartAttributesUpdate),
);
