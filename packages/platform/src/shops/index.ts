export { LANGUAGES, type Language, languageFor, languageTag } from './buyer-language.ts';
export { type Region, regionsOf } from './regions.ts';
export { isShopKey, SHOP_KEYS, type Shop, type ShopKey, type ShopLanguage } from './shop.ts';
export { pathWithShop, SHOP_PATH, shopBaseUrl } from './shop-address.ts';
export { type StorefrontLinks, storefrontLinks, storefrontMarkets } from './storefront-links.ts';
export {
  demoAdminToken,
  demoMultipassSecret,
  demoPublicToken,
  makeShops,
  type SecretOverrides,
  type Shops,
  type TokenOverrides,
} from './table.ts';
