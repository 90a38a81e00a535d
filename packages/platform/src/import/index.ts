export { exportProducts } from './export-products.ts';
export { importArea } from './import-area.ts';
export {
  type FilesToImport,
  type ImportOptions,
  type ImportResult,
  importFiles,
} from './import-files.ts';
export { type ImportNotes, ImportRefused, type Note } from './import-notes.ts';
export { list, nullable, number, object, type ReadJson, record, text } from './json-shape.ts';
export { type MetafieldDefinition, saveDefinitions } from './metafield-definition.ts';
export { DEMO_MEDIA_BASE, pictureFromAddress } from './picture-source.ts';
export { parseShopFile, SHOP_FILES } from './read-shop-file.ts';
