import type { OperationParts } from '@lokke/http-client';
import { type Data, mutation, type OperationName, query } from '../client/document.ts';
import { CART } from '../fragments/cart.ts';
import { type Cart, type CartPayload, type CartResult, cartFrom } from './cart-result.ts';

type Change<Name extends OperationName> = Omit<
  OperationParts<Data<Name>, CartPayload | null | undefined>,
  'text' | 'uses'
> & { readonly call: string };

/** Makes a mutation that answers the cart. */
function change<Name extends OperationName>(name: Name, { call, select, ...parts }: Change<Name>) {
  return mutation(name, {
    ...parts,
    text: `${call}
    cart { ...CartParts }
    userErrors { code field message }
    warnings { code target } # since 2024-10
  }`,
    uses: [CART],
    select: (data): CartResult => cartFrom(select(data)),
  });
}

export const cart = query('Cart', {
  takes: '$id: ID!',
  text: `
  cart(id: $id) { ...CartParts }
`,
  uses: [CART],
  select: (data): Cart | null => (data.cart === null ? null : { ...data.cart, warnings: [] }),
});

export const cartCreate = change('CartCreate', {
  takes: '$input: CartInput!',
  call: 'cartCreate(input: $input) {',
  select: (data) => data.cartCreate,
});

export const cartBuyerIdentityUpdate = change('CartBuyerIdentityUpdate', {
  takes: '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
  call: 'cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {',
  select: (data) => data.cartBuyerIdentityUpdate,
});

export const cartLinesAdd = change('CartLinesAdd', {
  takes: '$cartId: ID!, $lines: [CartLineInput!]!',
  call: 'cartLinesAdd(cartId: $cartId, lines: $lines) {',
  select: (data) => data.cartLinesAdd,
});

export const cartLinesUpdate = change('CartLinesUpdate', {
  takes: '$cartId: ID!, $lines: [CartLineUpdateInput!]!',
  call: 'cartLinesUpdate(cartId: $cartId, lines: $lines) {',
  select: (data) => data.cartLinesUpdate,
});

export const cartLinesRemove = change('CartLinesRemove', {
  takes: '$cartId: ID!, $lineIds: [ID!]!',
  call: 'cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {',
  select: (data) => data.cartLinesRemove,
});

export const cartDiscountCodesUpdate = change('CartDiscountCodesUpdate', {
  takes: '$cartId: ID!, $discountCodes: [String!]!',
  call: 'cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {',
  select: (data) => data.cartDiscountCodesUpdate,
});

/** Replaces all attributes of the cart. */
export const cartAttributesUpdate = change('CartAttributesUpdate', {
  takes: '$cartId: ID!, $attributes: [AttributeInput!]!',
  call: 'cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {',
  select: (data) => data.cartAttributesUpdate,
});

/** Gift cards of these codes beside those that the cart has; before 2025-10 they take the place of them. */
export const cartGiftCardsAdd = change('CartGiftCardsAdd', {
  takes: '$cartId: ID!, $giftCardCodes: [String!]!',
  call: `
  changed: cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) { # since 2025-10
  changed: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) { # before 2025-10
`,
  select: (data) => data.changed,
  since: '2024-10',
});

/** Before 2025-04 a cart has one gift card, which goes. */
export const cartGiftCardsRemove = change('CartGiftCardsRemove', {
  takes: `$cartId: ID!
$appliedGiftCardIds: [ID!]! # since 2025-04
`,
  call: `
  changed: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) { # since 2025-04
  changed: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: []) { # before 2025-04
`,
  select: (data) => data.changed,
  since: '2024-10',
});
