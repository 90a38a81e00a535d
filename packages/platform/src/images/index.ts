export { DEMO_FOLDER, demoMedia, demoRenditions } from './demo-media.ts';
export { fileAddress } from './file-address.ts';
export { createImageCache, type ImageCache } from './image-cache.ts';
export { imageFolder, imagesArea } from './images-area.ts';
export type { MediaFile, MediaLibrary } from './media-library.ts';
export type { ReadyRenditions } from './ready-renditions.ts';
