export type { CartAnswer, Carts } from './carts/create-carts.ts';
export { createShops, type Shops, type ShopsOptions } from './create-shops.ts';
