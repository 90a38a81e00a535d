export {
  addCartItem,
  addCartItems,
  type CartItem,
  clearCartItems,
  removeCartItem,
} from './cart-contents.ts';
export {
  type CartLine,
  type CartLines,
  carryOver,
  type LineAttribute,
  type LineToBuy,
} from './cart-lines.ts';
export {
  CART_ID_PREFIX,
  CART_MAXIMUM_AGE_IN_DAYS,
  type CartDecision,
  type CartQuestion,
  decideCart,
  type ReplaceReason,
  type StoredCart,
} from './decide-cart.ts';
export { applyPendingChanges, type PendingChange, type PricedCart } from './pending-change.ts';
export type { PricedLine } from './resize-line.ts';
export {
  type BagStock,
  type LineAtStock,
  type StockedLine,
  stockOfBag,
  unitsLeft,
} from './stock-of-bag.ts';
