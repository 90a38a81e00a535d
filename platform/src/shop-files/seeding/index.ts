export { demoEntities } from './added-markets.ts';
export { demoContent } from './content.ts';
export { demoOf, openDemo } from './demo.ts';
export { exportedEntry } from './entry.ts';
export { resolveReferences } from './references.ts';
export {
  DEMO_CUSTOMER_METAFIELDS,
  type SeedProgress,
  seedDemo,
  seedDemoContent,
  seedDemoSalons,
  seedDemoShop,
} from './seed.ts';
export { demoDefinitions, readDemoShop } from './shop.ts';
