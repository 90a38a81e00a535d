export { createImageCache, type ImageCache } from './image-cache.ts';
export { imageFolder, imagesArea } from './images-area.ts';
export { filePath, type MediaFile } from './media-library.ts';
export {
  DEMO_FOLDER,
  demoMedia,
  demoRenditions,
  PREBUILT_WIDTHS,
  type PrebuiltRenditions,
  renditionName,
} from './prebuilt-renditions.ts';
export { renderImage } from './render-image.ts';
