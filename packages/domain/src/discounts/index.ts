export {
  assignFreeUnits,
  type Entitlement,
  type RequestedUnits,
} from './assign-free-units.ts';
export {
  type AutomaticDiscount,
  type BuyItems,
  type FreeProduct,
  isAutomaticDiscountId,
} from './automatic-discount.ts';
export { discountProgress } from './earned-units.ts';
export { freeItemOffers, giftOffers, type NearOffer, nearOffers, type Offer } from './offers.ts';
export { parseDiscount, type WireDiscount } from './parse-discount.ts';
export { isGivenByDiscount, SWEEP_DELAY_IN_MS, type SweepInput, sweepFreeLines } from './sweep.ts';
