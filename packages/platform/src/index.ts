export { registerClient } from './accounts/index.ts';
export {
  type CatalogueDrafts,
  type ProductDraft,
  saveCatalogue,
  type VariantDraft,
} from './catalogue/index.ts';
export { type Certificate, storedCertificate } from './certificate.ts';
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
export { type OwnPort, serveOwnPort } from './own-port.ts';
export { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
export { erasePerson, exportPerson } from './privacy/index.ts';
export { type SeedProgress, seedDemo, seedDemoContent, seedDemoSalons } from './seeding/index.ts';
export { servePlatform } from './server.ts';
export { fillShop } from './shop-setup/index.ts';
