export { checkoutArea } from './checkout-area.ts';
export { isPostcodeOf } from './rules/address-shape.ts';
export { deliveryFacts } from './rules/delivery.ts';
