export { exportProducts } from './export-products.ts';
export { importArea } from './import-area.ts';
export {
  type FilesToImport,
  type ImportOptions,
  type ImportResult,
  importFiles,
} from './import-files.ts';
export { type ImportNotes, ImportRefused, type Note } from './import-notes.ts';
export { SHOP_FILES } from './read-shop-file.ts';
export { demoDefinitions, type SeedProgress, seedDemo } from './seed-demo.ts';
