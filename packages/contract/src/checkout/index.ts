export {
  addItems,
  createCheckout,
  noteCheckoutOpened,
  removeItems,
  replaceItems,
  requestCheckout,
  setDiscountCodes,
  setSalon,
} from './calls.ts';
export { type CartFormChange, type FormFields, parseCartForm } from './cart-form.ts';
export { CART_INTENTS, NO_SELLING_PLAN } from './cart-form-values.ts';
export {
  type Checkout,
  type CheckoutLine,
  type CheckoutMerchandise,
  checkoutMerchandiseSchema,
  checkoutSchema,
} from './checkout.ts';
export { type LineItem, lineItemSchema, type Replacement, replacementSchema } from './line-item.ts';
export { merchandiseOf } from './merchandise-of.ts';
