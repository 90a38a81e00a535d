import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ImageFormat } from './image-request.ts';

export interface MediaFile {
  readonly name: string;
  readonly path: string;
  readonly format: ImageFormat;
  /** Changes with the content: the `v` of the address and a part of every cache key. */
  readonly version: string;
}

/** The pictures that a platform serves. Only listed names are ever opened, so no path can lead out. */
export interface MediaLibrary {
  find(name: string): MediaFile | null;
  readonly names: readonly string[];
}

const FORMAT_OF_EXTENSION: Readonly<Record<string, ImageFormat>> = {
  '.avif': 'avif',
  '.webp': 'webp',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.png': 'png',
};

const VERSION_LENGTH = 10;

export function openMediaLibrary(folder: string): MediaLibrary {
  const files = new Map<string, MediaFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const format = FORMAT_OF_EXTENSION[extname(entry.name).toLowerCase()];
    if (!entry.isFile() || format === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const name = basename(entry.name);
    const taken = files.get(name);
    // Like Shopify's Files, a shop's files have one flat list of names.
    if (taken !== undefined)
      throw new Error(`Two pictures are called ${name}: ${taken.path}, ${path}`);
    files.set(name, { name, path, format, version: versionOf(path) });
  }
  return { find: (name) => files.get(name) ?? null, names: [...files.keys()].sort() };
}

function versionOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, VERSION_LENGTH);
}
