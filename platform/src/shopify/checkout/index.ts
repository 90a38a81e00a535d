export { checkoutArea } from './checkout-area.ts';
export { deliveryMethods, deliveryTimesIn } from './rules/delivery.ts';
