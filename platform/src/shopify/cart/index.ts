export type { Cart } from './cart.ts';
export { cartArea } from './cart-area.ts';
export { type CartPlace, findCart } from './cart-rows.ts';
export {
  completeCart,
  giftCardsOf,
  lockCartForOrder,
  opensCheckout,
  priceCurrentCart,
  saveCodes,
  withCodes,
  withGiftCards,
} from './load-cart.ts';
export type { PricedLine } from './pricing/price-cart.ts';
