import { mutation, query } from '../client/operation.ts';
import { CART } from '../fragments/cart.ts';
import { type Cart, cartFrom } from './cart-result.ts';

/** Fields that each change answers. */
const ANSWER = `cart { ...CartParts }
    userErrors { code field message }
    warnings { code target } # since 2024-10`;

export const cart = query(
  'Cart',
  `
query Cart($id: ID!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cart(id: $id) { ...CartParts }
}
`,
  [CART],
  (data): Cart | null => (data.cart === null ? null : { ...data.cart, warnings: [] }),
);

export const cartCreate = mutation(
  'CartCreate',
  `
mutation CartCreate($input: CartInput!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  cartCreate(input: $input) {
    ${ANSWER}
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
    ${ANSWER}
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
    ${ANSWER}
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
    ${ANSWER}
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
    ${ANSWER}
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
    ${ANSWER}
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
    ${ANSWER}
  }
}
`,
  [CART],
  (data) => cartFrom(data.cartAttributesUpdate),
);

/** Gift cards of these codes beside those that the cart has; before 2025-10 they take the place of them. */
export const cartGiftCardsAdd = mutation(
  'CartGiftCardsAdd',
  `
mutation CartGiftCardsAdd($cartId: ID!, $giftCardCodes: [String!]!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  changed: cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) { # since 2025-10
  changed: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { # before 2025-10
    ${ANSWER}
  }
}
`,
  [CART],
  (data) => cartFrom(data.changed),
  { since: '2024-10' },
);

/** Before 2025-04 a cart has one gift card, which goes. */
export const cartGiftCardsRemove = mutation(
  'CartGiftCardsRemove',
  `
mutation CartGiftCardsRemove(
  $cartId: ID!
  $appliedGiftCardIds: [ID!]! # since 2025-04
  $country: CountryCode!
  $language: LanguageCode!
)
@inContext(country: $country, language: $language) {
  changed: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { # since 2025-04
  changed: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: []) { # before 2025-04
    ${ANSWER}
  }
}
`,
  [CART],
  (data) => cartFrom(data.changed),
  { since: '2024-10' },
);
