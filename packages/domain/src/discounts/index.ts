export {
  assignFreeUnits,
  type Entitlement,
  type FreeUnits,
  type UnitsWanted,
} from './assign-free-units.ts';
export {
  type AutomaticDiscount,
  type BuyItems,
  type BuyValue,
  type FreeProduct,
  isAutomaticDiscountId,
} from './automatic-discount.ts';
export { type DiscountProgress, discountProgress } from './earned-units.ts';
export { freeItemOffers, giftOffers, type Offer, type OfferInput } from './offers.ts';
export { parseDiscount, type WireDiscount } from './parse-discount.ts';
export { SWEEP_DELAY_IN_MS, type SweepInput, type SweptLine, sweepFreeLines } from './sweep.ts';
