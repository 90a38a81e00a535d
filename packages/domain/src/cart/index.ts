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
export type { PricedLine } from './change-quantity.ts';
export {
  checkStock,
  type QuantityChange,
  type StockCheck,
  type StockedLine,
  unitsLeft,
} from './check-stock.ts';
export {
  CART_ID_PREFIX,
  CART_MAXIMUM_AGE_IN_DAYS,
  type CartDecision,
  type CartInput,
  decideCart,
  type ReplaceReason,
  type StoredCart,
} from './decide-cart.ts';
export { applyPendingChanges, type PendingChange, type PricedCart } from './pending-change.ts';
