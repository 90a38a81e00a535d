export {
  type CatalogueDrafts,
  type ProductDraft,
  saveCatalogue,
  type VariantDraft,
} from './catalogue/index.ts';
export { exportContent, importContent } from './contentful/index.ts';
export { importSalons } from './firestore/index.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export type { PlatformContext } from './platform-context.ts';
export { erasePerson, exportPerson } from './privacy/index.ts';
export { type SeedProgress, seedDemo, seedDemoContent, seedDemoSalons } from './seeding/index.ts';
export { servePlatform } from './server.ts';
export {
  demoAdminToken,
  demoMultipassSecret,
  demoPublicToken,
  isShopKey,
  SHOP_KEYS,
  type ShopKey,
} from './shops/index.ts';
