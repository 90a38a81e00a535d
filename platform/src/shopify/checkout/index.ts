export { checkoutArea } from './checkout-area.ts';
export { deliveryFacts } from './rules/delivery.ts';
