export { MAX_SIDE_IN_PIXELS } from './image-request.ts';
export { imagesArea, openImageService } from './images-area.ts';
export { filePath, type MediaFile } from './media-library.ts';
export {
  DEMO_FOLDER,
  demoMedia,
  PREBUILT_WIDTHS,
  renditionName,
} from './prebuilt-renditions.ts';
export { renderImage } from './render-image.ts';
export { answerImage } from './serve-image.ts';
export {
  CONTENT_FILES,
  findShopFile,
  readPicture,
  removeShopFile,
  type ShopFile,
  saveShopFiles,
  shopFileNames,
} from './shop-files.ts';
export { thumbhashOf } from './thumbhash.ts';
