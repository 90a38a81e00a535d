export { type Certificate, storedCertificate } from './certificate.ts';
export { type OwnPort, serveOwnPort } from './own-port.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export {
  demoPublicToken,
  isShopKey,
  type PlatformContext,
  type PlatformSecrets,
  SHOP_KEYS,
  type ShopKey,
} from './protocol/index.ts';
export { servePlatform } from './server.ts';
export { exportContent, importContent, previewLink } from './services/contentful/index.ts';
export { importSalons } from './services/firestore/index.ts';
export { exportShop } from './shop-files/export/index.ts';
export {
  DEMO_CUSTOMER_METAFIELDS,
  openDemo,
  type SeedProgress,
  seedDemo,
  seedDemoContent,
  seedDemoSalons,
} from './shop-files/seeding/index.ts';
export { fillShop } from './shop-files/shop-setup/index.ts';
export { registerClient } from './shopify/accounts/index.ts';
export {
  type CatalogueDrafts,
  type ProductDraft,
  saveCatalogue,
  type VariantDraft,
} from './shopify/catalogue/index.ts';
export { discountsFile, importDiscounts } from './shopify/discounts/index.ts';
export { erasePerson, exportPerson } from './shopify/privacy/index.ts';
export { promiseDays, shippingOf } from './shopify/shipping/index.ts';
export { checkFolderIsFree } from './store/index.ts';
