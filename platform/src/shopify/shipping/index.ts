export {
  type AddressShape,
  addressShape,
  isPostcodeOf,
  isReached,
  normaliseZip,
  typedZipPattern,
} from './address-shape.ts';
export { methodsOf, type PricedMethod, type SentBag } from './methods.ts';
export { type PromisedDays, promiseDays, readClock } from './promise-days.ts';
export {
  decodeShipping,
  type ShippingDraft,
  shippingFile,
} from './shipping-draft.ts';
export { type Shipping, shippingOf } from './shop-shipping.ts';
export { includedTaxes, percentOf, type TaxSum } from './taxes.ts';
