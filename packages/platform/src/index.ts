export {
  type CatalogueDrafts,
  type ProductDraft,
  saveCatalogue,
  type VariantDraft,
} from './catalogue/index.ts';
export { importContent, seedDemoContent } from './contentful/index.ts';
export { importSalons, seedDemoSalons } from './firestore/index.ts';
export { type SeedProgress, seedDemo } from './import/index.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export type { PlatformContext } from './platform-context.ts';
export { erasePerson, exportPerson } from './privacy/index.ts';
export { servePlatform } from './server.ts';
export {
  demoAdminToken,
  demoMultipassSecret,
  demoPublicToken,
  isShopKey,
  SHOP_KEYS,
  type ShopKey,
} from './shops/index.ts';
