export { checkoutArea } from './checkout-area.ts';
export { storefrontMarkets } from './rules/storefront-links.ts';
