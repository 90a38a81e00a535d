export type { Cart } from './cart.ts';
export { cartArea } from './cart-area.ts';
export {
  type CartPlace,
  completeCart,
  giftCardsOf,
  lockCartForOrder,
  opensCheckout,
  priceCurrentCart,
  readCartByToken,
  saveCodes,
  withCodes,
  withGiftCards,
} from './load-cart.ts';
export type { PricedLine } from './pricing/price-cart.ts';
