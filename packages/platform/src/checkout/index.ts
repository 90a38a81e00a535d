export { checkoutArea } from './checkout-area.ts';
export { storefrontLinks } from './rules/storefront-links.ts';
