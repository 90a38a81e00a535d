import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  integerColumn,
  type Sql,
  type Store,
  textColumn,
  textColumnOrNull,
} from '../../store/index.ts';
import { imageFolder } from './image-cache.ts';
import type { ImageFormat } from './image-request.ts';
import type { MediaFile } from './media-library.ts';
import { type PictureEdge, readEdge } from './picture-edge.ts';
import { thumbhashOf } from './thumbhash.ts';

/** A picture that came with a shop's products. */
export interface ShopFile extends Omit<MediaFile, 'path'> {
  readonly read: () => Uint8Array;
}

/** What sharp calls the formats that the platform serves. */
const FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

const EDGES: readonly PictureEdge[] = ['plain', 'filled'];
const VERSION_LENGTH = 16;

/** The picture in a file, whatever its name ends in; null when there is none. */
export async function readPicture(name: string, read: () => Uint8Array): Promise<ShopFile | null> {
  const { default: sharp } = await import('sharp');
  const bytes = read();
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  const format = FORMATS[found?.format ?? ''];
  if (found === null || format === undefined) return null;
  const { width, height } = found.autoOrient;
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
  // A header may promise more than the file holds: then nothing is known of its pixels.
  const edge = await readEdge(sharp(bytes)).catch(() => null);
  const thumbhash = await thumbhashOf(sharp(bytes)).catch(() => null);
  const size = { widthInPixels: width, heightInPixels: height };
  return { name, format, version, ...size, edge, thumbhash, read };
}

/** Call it inside the write that saves what shows them. A file of the same name is replaced. */
export function saveShopFiles(
  sql: Sql,
  { store, shop }: { readonly store: Store; readonly shop: string },
  files: readonly ShopFile[],
): void {
  if (files.length === 0) return;
  const folder = folderOf(store);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const statement = sql.prepare(
    `INSERT INTO shop_files (shop, name, format, version, width, height, edge, thumbhash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (shop, name) DO UPDATE SET format = excluded.format, version = excluded.version,
       width = excluded.width, height = excluded.height, edge = excluded.edge, thumbhash = excluded.thumbhash`,
  );
  for (const { name, format, version, widthInPixels, heightInPixels, ...file } of files) {
    // Named by its content: what a rolled back write leaves behind is never shown.
    writeFileSync(join(folder, `${version}.${format}`), file.read());
    const { edge, thumbhash } = file;
    statement.run(shop, name, format, version, widthInPixels, heightInPixels, edge, thumbhash);
  }
}

export function findShopFile(store: Store, shop: string, name: string): MediaFile | null {
  const row = store.read
    .prepare('SELECT * FROM shop_files WHERE shop = ? AND name = ?')
    .get(shop, name);
  if (row === undefined) return null;
  const version = textColumn(row, 'version');
  const format = Object.values(FORMATS).find((known) => known === row['format']);
  if (format === undefined) throw new TypeError(`The file ${name} has no format.`);
  return {
    name,
    version,
    format,
    path: join(folderOf(store), `${version}.${format}`),
    widthInPixels: integerColumn(row, 'width'),
    heightInPixels: integerColumn(row, 'height'),
    edge: EDGES.find((known) => known === row['edge']) ?? null,
    thumbhash: textColumnOrNull(row, 'thumbhash'),
  };
}

function folderOf(store: Store): string {
  const folder = imageFolder(store, 'files');
  if (folder === null) throw new Error('A platform in memory keeps no files.');
  return folder;
}
