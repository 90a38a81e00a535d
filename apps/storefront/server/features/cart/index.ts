export {
  type CartLimits,
  createCartLimits,
  createLimitedCart,
  type LimitedCarts,
  setLimitedCodes,
} from './cart-limits.ts';
export { type Carts, type CheckoutResult, createCarts } from './create-carts.ts';
export { logCartEvents, SOURCE_MARK } from './log-cart-events.ts';
export { createVisitorCarts, type VisitorCarts } from './visitor-carts.ts';
export { createWaitingRoom, type WaitingRoom } from './waiting-room.ts';
export { withoutTradeGoods } from './without-trade-goods.ts';
