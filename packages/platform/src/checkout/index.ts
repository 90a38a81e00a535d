export { checkoutArea } from './checkout-area.ts';
export { deliveryMethods } from './rules/delivery.ts';
