export { createShops, type Shops } from './create-shops.ts';
export { openServices, type Services } from './open-services.ts';
