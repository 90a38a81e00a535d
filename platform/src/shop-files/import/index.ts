export { readText } from './decode-text.ts';
export { type FilesToImport, type FolderFiles, filesOfFolder } from './files-of-folder.ts';
export { guardFormula } from './formulas.ts';
export {
  DEMO_MEDIA_BASE,
  type FindPicture,
  fileNameOf,
  imageFromUrl,
  ownPictures,
  urlOfImage,
} from './image-source.ts';
export {
  type ImportOptions,
  type ImportResult,
  importFiles,
} from './import-files.ts';
export {
  createImportReport,
  ImportError,
  type ImportIssue,
  type ImportReport,
} from './import-report.ts';
export { chunksOf, readLimited } from './limited-file.ts';
export { type ByteChunks, parseCsv } from './parse-csv.ts';
export { parseRedirectsCsv } from './parse-redirects-csv.ts';
export { parseShopFile, SHOP_FILES } from './parse-shop-file.ts';
export { openPictures, type PicturesBeside } from './pictures-beside.ts';
export { handleFrom } from './product-csv/product-rows.ts';
export { exportProducts } from './product-csv/write-product-csv.ts';
export { type HeadedRow, readHeadedCsv } from './read-headed-csv.ts';
export { metafieldDrafts, readProductDrafts } from './read-product-drafts.ts';
