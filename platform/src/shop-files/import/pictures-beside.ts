import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { readPicture, type ShopFile } from '../../shopify/images/index.ts';
import { type FindPicture, fileNameOf, pictureOf } from './image-source.ts';

export interface PicturesBeside {
  readonly find: FindPicture;
  /** Pictures that were asked for. */
  readonly used: () => readonly ShopFile[];
  /** A sentence for each file that was left out. */
  readonly leftOut: readonly string[];
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
/** First bytes of an archive with files, and of an empty one. */
const ZIP_STARTS = [Buffer.from('PK\x03\x04'), Buffer.from('PK\x05\x06')];
const MAX_PICTURE_IN_BYTES = 50_000_000;

/** The pictures of a folder or a zip file, found by the last part of an address or path, whatever its case; null for a file that is neither. */
export async function openPictures(path: string): Promise<PicturesBeside | null> {
  const isFolder = (await stat(path)).isDirectory();
  const files = isFolder ? await inFolder(path) : await inZip(path);
  if (files === null) return null;
  const byName = new Map<string, ShopFile>();
  const leftOut: string[] = [];
  for (const [name, read] of files) {
    const picture = await readPicture(name, read);
    const key = name.toLowerCase();
    if (picture === null) leftOut.push(`${name}: It is no picture that can be shown.`);
    else if (byName.has(key)) leftOut.push(`${name}: Another picture has the same name.`);
    else byName.set(key, picture);
  }
  const used = new Map<string, ShopFile>();
  return {
    find(url) {
      const name = fileNameOf(url).toLowerCase();
      const picture = byName.get(name);
      if (picture === undefined) return null;
      used.set(name, picture);
      return pictureOf(picture);
    },
    used: () => [...used.values()],
    leftOut,
  };
}

type Files = readonly (readonly [name: string, read: () => Uint8Array])[];

async function inFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map((entry) => [entry.name, () => readFileSync(join(entry.parentPath, entry.name))]);
}

/** Null for a file of another kind. */
async function inZip(path: string): Promise<Files | null> {
  const bytes = await readFile(path);
  if (!ZIP_STARTS.some((start) => bytes.subarray(0, 4).equals(start))) return null;
  const unzipped = unzipSync(bytes, {
    // macOS puts shadows of files into its archives.
    filter: ({ name, originalSize }) =>
      PICTURE.test(name) && !name.startsWith('__MACOSX/') && originalSize <= MAX_PICTURE_IN_BYTES,
  });
  return Object.entries(unzipped).map(([name, content]) => [basename(name), () => content]);
}
