import { fileURLToPath } from 'node:url';
import { type MediaLibrary, openMediaLibrary } from './media-library.ts';
import { openReadyRenditions, type ReadyRenditions } from './ready-renditions.ts';

const SOURCE = new URL('../../demo/source/', import.meta.url);

let library: MediaLibrary | null = null;

/** The demo's pictures never change while the platform runs, so they are listed once. */
export function demoMedia(): MediaLibrary {
  library ??= openMediaLibrary(fileURLToPath(new URL('media', SOURCE)));
  return library;
}

export function demoRenditions(): ReadyRenditions {
  return openReadyRenditions(fileURLToPath(new URL('renditions', SOURCE)));
}
