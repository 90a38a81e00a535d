export { createShops, type Shops } from './create-shops.ts';
