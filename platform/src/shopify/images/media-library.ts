import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ImageFormat } from './image-request.ts';
import type { PictureEdge } from './picture-edge.ts';

export interface MediaFile {
  readonly name: string;
  readonly path: string;
  readonly format: ImageFormat;
  /** Changes with the content: the `v` of the address and a part of every cache key. */
  readonly version: string;
  readonly widthInPixels: number;
  readonly heightInPixels: number;
  /** Known of pictures that came with products. */
  readonly edge: PictureEdge | null;
  /** Base64; null for files that were saved before it was made. */
  readonly thumbhash: string | null;
}

/** The images that a platform serves. Only listed names are ever opened, so no path can lead out. */
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

/** Opens a folder of images whose `manifest.json` lists their sizes. */
export function openMediaLibrary(folder: string): MediaLibrary {
  const listed = readManifest(folder);
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
    const size = listed.get(name);
    if (size === undefined) throw new Error(`${folder}/manifest.json does not list ${name}`);
    files.set(name, {
      name,
      path,
      format,
      version: versionOf(path),
      widthInPixels: size.width,
      heightInPixels: size.height,
      edge: null,
      thumbhash: size.thumbhash ?? null,
    });
  }
  return { find: (name) => files.get(name) ?? null, names: [...files.keys()].sort() };
}

function versionOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, VERSION_LENGTH);
}

interface ListedPicture {
  readonly width: number;
  readonly height: number;
  readonly thumbhash?: string;
}

function readManifest(folder: string): ReadonlyMap<string, ListedPicture> {
  const manifest: Record<string, ListedPicture> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  return new Map(Object.entries(manifest).map(([path, size]) => [basename(path), size]));
}

/** Returns the path of a file below the shop's address; it names the picture's edge, for style sheets. */
export function filePath({
  name,
  version,
  edge,
}: Pick<MediaFile, 'name' | 'version' | 'edge'>): string {
  const query = edge === null ? `v=${version}` : `v=${version}&edge=${edge}`;
  return `/cdn/files/${encodeURIComponent(name)}?${query}`;
}
