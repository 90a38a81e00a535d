export type { CartAnswer, Carts } from './carts/create-carts.ts';
export { createShops, type Shops, type ShopsOptions } from './create-shops.ts';
export type { DiscountAnswer, Discounts } from './discounts/create-discounts.ts';
export { onBehalfOf } from './on-behalf-of.ts';
export { shopClients } from './shop-clients.ts';
export { inContext } from './shop-source.ts';
