export type { Cart, CartAttribute } from './cart.ts';
export { cartArea } from './cart-area.ts';
export { requireGlobalId } from './cart-id.ts';
export { deliverableAddress } from './delivery-addresses.ts';
export { type GraphqlCart, toGraphqlCartLine } from './graphql/cart.ts';
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
export { changeCart, payload } from './mutations/payload.ts';
export type { PricedLine } from './pricing/price-cart.ts';
export type { CartUserError } from './user-errors.ts';
