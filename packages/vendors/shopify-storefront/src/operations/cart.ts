import { type Data, mutation, type OperationName, query } from '../client/document.ts';
import { type Cart, type CartPayload, cartFrom } from './cart-result.ts';

/** Makes a mutation that answers the cart. */
function change<Name extends OperationName>(
  name: Name,
  select: (data: Data<Name>) => CartPayload | null | undefined,
) {
  return mutation(name, (data) => cartFrom(select(data)));
}

export const cart = query('Cart', (data): Cart | null =>
  data.cart === null ? null : { ...data.cart, warnings: [] },
);

/** Reads the next page of lines; null where the cart is gone. */
export const cartLinesAfter = query('CartLinesAfter', (data) => data.cart?.lines ?? null);

export const cartCreate = change('CartCreate', (data) => data.cartCreate);

export const cartBuyerIdentityUpdate = change(
  'CartBuyerIdentityUpdate',
  (data) => data.cartBuyerIdentityUpdate,
);

export const cartLinesAdd = change('CartLinesAdd', (data) => data.cartLinesAdd);

export const cartLinesUpdate = change('CartLinesUpdate', (data) => data.cartLinesUpdate);

export const cartLinesRemove = change('CartLinesRemove', (data) => data.cartLinesRemove);

export const cartDiscountCodesUpdate = change(
  'CartDiscountCodesUpdate',
  (data) => data.cartDiscountCodesUpdate,
);

/** Replaces all attributes of the cart. */
export const cartAttributesUpdate = change(
  'CartAttributesUpdate',
  (data) => data.cartAttributesUpdate,
);

/** Gift cards of these codes beside those that the cart has; before 2025-10 they take the place of them. */
export const cartGiftCardsAdd = change('CartGiftCardsAdd', (data) => data.changed);

/** Before 2025-04 a cart has one gift card, which goes. */
export const cartGiftCardsRemove = change('CartGiftCardsRemove', (data) => data.changed);
