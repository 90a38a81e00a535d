import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MediaLibrary, openMediaLibrary } from './media-library.ts';
import { openReadyRenditions, type ReadyRenditions } from './ready-renditions.ts';

/** Where the demo's data is: a package without code, so it is read and never imported. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../demo', import.meta.url));

let library: MediaLibrary | null = null;

/** The demo's pictures never change while the platform runs, so they are listed once. */
export function demoMedia(): MediaLibrary {
  library ??= openMediaLibrary(join(DEMO_FOLDER, 'media'));
  return library;
}

export function demoRenditions(): ReadyRenditions {
  return openReadyRenditions(join(DEMO_FOLDER, 'renditions'));
}
