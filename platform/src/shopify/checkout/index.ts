export { checkoutArea } from './checkout-area.ts';
export { deliveryTimesIn } from './delivery-times-in.ts';
export { deliveryMethods } from './rules/delivery.ts';
