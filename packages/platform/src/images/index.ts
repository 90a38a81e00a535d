export { demoMedia } from './demo-media.ts';
export { fileAddress } from './file-address.ts';
export { imagesArea } from './images-area.ts';
export type { MediaFile, MediaLibrary } from './media-library.ts';
