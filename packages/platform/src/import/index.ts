export { DEMO_MEDIA_BASE, imageFromUrl } from './image-source.ts';
export { type FilesToImport, filesOfFolder, importFiles } from './import-files.ts';
export { ImportError, type ImportIssue, type ImportReport } from './import-report.ts';
export {
  type MetafieldDefinition,
  readDefinitions,
  saveDefinitions,
} from './metafield-definition.ts';
export { parseShopFile, SHOP_FILES } from './parse-shop-file.ts';
export { exportProducts } from './product-csv/write-product-csv.ts';
