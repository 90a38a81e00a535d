export {
  addCartItem,
  addCartItems,
  type CartItem,
  clearCartItems,
  removeCartItem,
} from './cart-contents.ts';
export { carryOver, type LineAttribute, type LineToBuy } from './cart-lines.ts';
export type { PricedLine } from './change-quantity.ts';
export {
  checkStock,
  type QuantityChange,
  type StockCheck,
  type StockedLine,
  unitsLeft,
} from './check-stock.ts';
export {
  CART_MAXIMUM_AGE_IN_DAYS,
  decideCart,
  type StoredCart,
} from './decide-cart.ts';
export { beforeGiftCards, giftCardOf, mayBeGiftCard } from './gift-cards.ts';
export { applyPendingChanges, type PendingChange, quantityAfter } from './pending-change.ts';
export { type LineChanges, planLineChanges } from './replace-lines.ts';
export {
  canReplaceUnreachable,
  mergeCarts,
  type RememberedLine,
  type UnreachableCart,
} from './unreachable-cart.ts';
