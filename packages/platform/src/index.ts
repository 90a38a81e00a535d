export {
  type CatalogueDrafts,
  type ProductDraft,
  saveCatalogue,
  type VariantDraft,
} from './catalogue/index.ts';
export { exportContent, importContent } from './contentful/index.ts';
export {
  demoPublicToken,
  isShopKey,
  type PlatformContext,
  type PlatformSecrets,
  SHOP_KEYS,
  type ShopKey,
} from './core/index.ts';
export { importSalons } from './firestore/index.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export { erasePerson, exportPerson } from './privacy/index.ts';
export { type SeedProgress, seedDemo, seedDemoContent, seedDemoSalons } from './seeding/index.ts';
export { servePlatform } from './server.ts';
export { fillShop } from './shop-setup/index.ts';
