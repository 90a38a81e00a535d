export { checkoutArea } from './checkout-area.ts';
