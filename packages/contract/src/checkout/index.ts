export { addItems } from './add-items.ts';
export {
  type Checkout,
  type CheckoutLine,
  type CheckoutMerchandise,
  type CheckoutMoney,
  checkoutMerchandiseSchema,
  checkoutSchema,
} from './checkout.ts';
export { createCheckout } from './create-checkout.ts';
export { setDiscountCodes } from './discount-codes.ts';
export { type LineItem, lineItemSchema, type Replacement, replacementSchema } from './line-item.ts';
export { merchandiseOf } from './merchandise-of.ts';
export { removeItems } from './remove-items.ts';
export { replaceItems } from './replace-items.ts';
export { requestCheckout } from './request-checkout.ts';
