export { isShopKey, SHOP_KEYS, type Shop, type ShopKey, type ShopLanguage } from './shop.ts';
export { pathWithShop, SHOP_PATH, shopBaseUrl } from './shop-address.ts';
export { demoPublicToken, makeShops, type Shops, type TokenOverrides } from './table.ts';
