export { createShops, type Shops, type ShopsOptions } from './create-shops.ts';
export { openServices, type Services, type ServicesOptions } from './open-services.ts';
