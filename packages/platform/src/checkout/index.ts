export { checkoutArea } from './checkout-area.ts';
export { displayDate } from './pages/display-date.ts';
export { deliveryMethods } from './rules/delivery.ts';
