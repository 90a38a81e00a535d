export {
  assignFreeUnits,
  type Entitlement,
  type FreeUnits,
  type UnitsWanted,
} from './assign-free-units.ts';
export type { AutomaticDiscount, BuyItems, BuyValue, FreeProduct } from './automatic-discount.ts';
export { isAutomaticDiscountId } from './discount-id.ts';
export { type DiscountProgress, discountProgress } from './earned-units.ts';
export { freeItemOffers, giftOffers, type Offer, type OfferQuestion } from './offers.ts';
export { parseDiscount, type WireDiscount } from './parse-discount.ts';
export { SWEEP_DELAY_IN_MS, type SweepQuestion, type SweptLine, sweepFreeLines } from './sweep.ts';
