import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { readPicture, type ShopFile } from '../../shopify/images/index.ts';
import { type FindPicture, fileNameOf, pictureOf } from './image-source.ts';

export interface PicturesBeside {
  readonly find: FindPicture;
  /** The file itself, which is not counted as asked for. */
  readonly fileOf: (url: string) => ShopFile | null;
  /** Pictures that were asked for. */
  readonly used: () => readonly ShopFile[];
  /** A sentence for each file that was left out. */
  readonly leftOut: readonly string[];
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
/** First bytes of an archive with files, and of an empty one. */
const ZIP_STARTS = [Buffer.from('PK\x03\x04'), Buffer.from('PK\x05\x06')];
/** Read whole, as it is looked into at will. */
const MAX_ARCHIVE_IN_BYTES = 1_000_000_000;
/** Bytes of one picture and of all in an archive: they are compressed already, so that no genuine one comes near. */
const MOST = { pictureInBytes: 50_000_000, unpackedInBytes: 2_000_000_000 };

/** The pictures of a folder or a zip file, found by the last part of an address or path, whatever its case; null for a file that is neither. */
export async function openPictures(path: string, most = MOST): Promise<PicturesBeside | null> {
  const isFolder = (await stat(path)).isDirectory();
  const found = isFolder ? await inFolder(path, most) : await inZip(path, most);
  if (found === null) return null;
  const byName = new Map<string, ShopFile>();
  const leftOut = [...found.leftOut];
  for (const [name, read] of found.files) {
    const picture = await readPicture(name, read);
    const key = name.toLowerCase();
    if (picture === null) leftOut.push(`${name}: It is no picture that can be shown.`);
    else if (byName.has(key)) leftOut.push(`${name}: Another picture has the same name.`);
    else byName.set(key, picture);
  }
  const used = new Map<string, ShopFile>();
  return {
    fileOf: (url) => byName.get(fileNameOf(url).toLowerCase()) ?? null,
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

interface Files {
  readonly files: readonly (readonly [name: string, read: () => Uint8Array])[];
  readonly leftOut: readonly string[];
}

async function inFolder(folder: string, most: typeof MOST): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map(({ name, parentPath }) => ({ name, path: join(parentPath, name) }));
  const isTooLarge = ({ path }: { readonly path: string }) =>
    statSync(path).size > most.pictureInBytes;
  return {
    files: found
      .filter((file) => !isTooLarge(file))
      .map(({ name, path }) => [name, () => readFileSync(path)]),
    leftOut: found.filter(isTooLarge).map(({ name }) => `${name}: It is larger than 50 MB.`),
  };
}

/** Null for a file of another kind. */
async function inZip(path: string, most: typeof MOST): Promise<Files | null> {
  if ((await stat(path)).size > MAX_ARCHIVE_IN_BYTES) {
    return unread(path, 'It is larger than 1 GB. Unpack it into a folder.');
  }
  const bytes = await readFile(path);
  if (!ZIP_STARTS.some((start) => bytes.subarray(0, 4).equals(start))) return null;
  const leftOut: string[] = [];
  const packed: (readonly [name: string, place: number])[] = [];
  let place = -1;
  let unpackedInBytes = 0;
  const list = (file: UnzipFileInfo) => {
    place += 1;
    // macOS puts shadows of files into its archives.
    if (!PICTURE.test(file.name) || file.name.startsWith('__MACOSX/')) return false;
    const isTooMuch = unpackedInBytes + file.originalSize > most.unpackedInBytes;
    if (isTooMuch || file.originalSize > most.pictureInBytes) {
      leftOut.push(`${basename(file.name)}: It is too large, unpacked or with the others.`);
    } else {
      unpackedInBytes += file.originalSize;
      packed.push([basename(file.name), place]);
    }
    return false;
  };
  try {
    unzipSync(bytes, { filter: list });
  } catch {
    return unread(path, 'It is damaged or cut short. Pack it again, or name a folder.');
  }
  return {
    files: packed.map(([name, at]) => [name, () => unpackOne(bytes, at)]),
    leftOut,
  };
}

function unread(path: string, why: string): Files {
  return { files: [], leftOut: [`${basename(path)}: ${why}`] };
}

/** Unpacks one picture when it is read, so that no more than one is in memory. */
function unpackOne(bytes: Uint8Array, place: number): Uint8Array {
  let at = -1;
  const unpacked = unzipSync(bytes, {
    filter() {
      at += 1;
      return at === place;
    },
  });
  return Object.values(unpacked)[0] ?? new Uint8Array();
}
