export { checkoutLink } from './checkout-link.ts';
