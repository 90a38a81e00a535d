import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MediaFile, type MediaLibrary, openMediaLibrary } from './media-library.ts';

/** The widths that storefronts request most. */
export const PREBUILT_WIDTHS = [160, 320, 360, 480, 640, 780, 960, 1280, 1600] as const;

/** Images rendered beforehand, since AVIF is slow to encode. */
export interface PrebuiltRenditions {
  /** The path of a ready AVIF of this width. */
  find(file: MediaFile, width: number): string | null;
}

/** The version is in the file name, so a changed image never matches old renditions. */
export function renditionName({ name, version }: MediaFile, width: number): string {
  return `${name.replace(/\.[^.]+$/, '')}.${version}.${width}.avif`;
}

function openPrebuiltRenditions(folder: string): PrebuiltRenditions {
  const names = new Set(readdirSync(folder));
  return {
    find(file, width) {
      const name = renditionName(file, width);
      return names.has(name) ? join(folder, name) : null;
    },
  };
}

/** Folder of the demo's data: a package without code, so it is read and never imported. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../../../packages/demo', import.meta.url));

let library: MediaLibrary | null = null;

/** The demo's images never change while the platform runs, so they are listed once. */
export function demoMedia(): MediaLibrary {
  library ??= openMediaLibrary(join(DEMO_FOLDER, 'media'));
  return library;
}

export function demoRenditions(): PrebuiltRenditions {
  return openPrebuiltRenditions(join(DEMO_FOLDER, 'renditions'));
}
