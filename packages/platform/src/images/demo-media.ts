import { fileURLToPath } from 'node:url';
import { type MediaLibrary, openMediaLibrary } from './media-library.ts';

const DEMO_MEDIA = fileURLToPath(new URL('../../demo/source/media', import.meta.url));

let library: MediaLibrary | null = null;

/** The demo's pictures never change while the platform runs, so they are listed once. */
export function demoMedia(): MediaLibrary {
  library ??= openMediaLibrary(DEMO_MEDIA);
  return library;
}
