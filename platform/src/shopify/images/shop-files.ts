import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { column, defineTable, type Sql, type Store } from '../../store/index.ts';
import { imageFolder } from './image-cache.ts';
import type { ImageFormat } from './image-request.ts';
import type { MediaFile } from './media-library.ts';
import { readEdge } from './picture-edge.ts';
import { MAX_PIXELS } from './render-image.ts';
import { thumbhashOf } from './thumbhash.ts';

const SHOP_FILES = defineTable('shop_files', {
  shop: column.text,
  name: column.text,
  format: column.oneOf(['avif', 'webp', 'jpg', 'pjpg', 'png']),
  version: column.text,
  width: column.integer,
  height: column.integer,
  edge: column.optional(column.oneOf(['plain', 'filled'])),
  thumbhash: column.optional(column.text),
});

/** Owner of the content's own pictures, which all shops show. */
export const CONTENT_FILES = 'content';

/** Picture that came with a shop's products. */
export interface ShopFile extends Omit<MediaFile, 'path'> {
  readonly read: () => Uint8Array;
}

/** Formats that the platform serves, by sharp's names. */
const FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

const VERSION_LENGTH = 16;

/**
 * Reads the picture in a file, whatever its name ends in; null when there is none, or when it cannot be drawn to its end, as
 * after an upload that ended halfway: every rendering of it would fail.
 */
export async function readPicture(name: string, read: () => Uint8Array): Promise<ShopFile | null> {
  const { default: sharp } = await import('sharp');
  try {
    const bytes = read();
    const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const found = await open().metadata();
    const format = FORMATS[found.format];
    if (format === undefined) return null;
    const { width, height } = found.autoOrient;
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
    const edge = await readEdge(open());
    const thumbhash = await thumbhashOf(open());
    const size = { widthInPixels: width, heightInPixels: height };
    return { name, format, version, ...size, edge, thumbhash, read };
  } catch {
    return null;
  }
}

/** Names of a shop's files, in their order. */
export function shopFileNames(sql: Sql, shop: string): readonly string[] {
  return SHOP_FILES.all(sql, 'WHERE shop = ? ORDER BY name', shop).map(({ name }) => name);
}

/** Saves files over those of the same names. Call it inside the write that saves what shows them. */
export function saveShopFiles(
  sql: Sql,
  { store, shop }: { readonly store: Store; readonly shop: string },
  files: readonly ShopFile[],
): void {
  if (files.length === 0) return;
  const folder = folderOf(store);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { read, widthInPixels: width, heightInPixels: height, ...file } of files) {
    // Named by its content, so that a write that is rolled back leaves nothing that is shown.
    writeFileSync(join(folder, `${file.version}.${file.format}`), read());
    SHOP_FILES.upsert(sql, { shop, width, height, ...file }, 'shop', 'name');
  }
}

/** Forgets a file, with its bytes where no other file has the same. */
export function removeShopFile(
  sql: Sql,
  { store, shop }: { readonly store: Store; readonly shop: string },
  name: string,
): void {
  const file = SHOP_FILES.find(sql, 'WHERE shop = ? AND name = ?', shop, name);
  if (file === null) return;
  sql.prepare('DELETE FROM shop_files WHERE shop = ? AND name = ?').run(shop, name);
  if (SHOP_FILES.find(sql, 'WHERE version = ?', file.version) !== null) return;
  rmSync(join(folderOf(store), `${file.version}.${file.format}`), { force: true });
}

export function findShopFile(store: Store, shop: string, name: string): MediaFile | null {
  const row = SHOP_FILES.find(store.read, 'WHERE shop = ? AND name = ?', shop, name);
  if (row === null) return null;
  const { width: widthInPixels, height: heightInPixels, shop: _, ...file } = row;
  const path = join(folderOf(store), `${file.version}.${file.format}`);
  return { ...file, widthInPixels, heightInPixels, path };
}

function folderOf(store: Store): string {
  const folder = imageFolder(store, 'files');
  if (folder === null) throw new Error('A platform in memory keeps no files.');
  return folder;
}
