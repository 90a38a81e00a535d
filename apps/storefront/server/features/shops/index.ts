export { createShops, type Shops, type ShopsOptions } from './create-shops.ts';
