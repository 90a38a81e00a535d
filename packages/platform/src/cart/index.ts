export type { Cart, CartAttribute, CartBuyerIdentity, CartContents, CartLine } from './cart.ts';
export { cartArea } from './cart-area.ts';
export {
  type CartPlace,
  completeCart,
  lockCartForOrder,
  opensCheckout,
  readCartByToken,
} from './for-checkout.ts';
export type { Merchandise, MerchandiseById } from './merchandise.ts';
export { priceCartNow } from './price-cart-now.ts';
export type { DiscountAllocation } from './pricing/discount-engine.ts';
export { type PricedCart, type PricedLine, priceCart } from './pricing/price-cart.ts';
