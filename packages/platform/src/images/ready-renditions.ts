import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile } from './media-library.ts';

/** The widths that storefronts ask for most. */
export const READY_WIDTHS = [160, 320, 360, 480, 640, 750, 960, 1280, 1600] as const;

/** Pictures made beforehand: nobody waits for the slow AVIF of the widths that pages use. */
export interface ReadyRenditions {
  /** The path of a ready AVIF of this width. */
  find(file: MediaFile, width: number): string | null;
}

/** The version is in the name, so a picture that has changed never meets its old renditions. */
export function renditionName({ name, version }: MediaFile, width: number): string {
  return `${name.replace(/\.[^.]+$/, '')}.${version}.${width}.avif`;
}

export function openReadyRenditions(folder: string): ReadyRenditions {
  const names = new Set(readdirSync(folder));
  return {
    find(file, width) {
      const name = renditionName(file, width);
      return names.has(name) ? join(folder, name) : null;
    },
  };
}
