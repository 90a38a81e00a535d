import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from '../../store/index.ts';

export interface ImageCache {
  /** Returns the cached bytes of this key, or makes them; concurrent requests for a key share one call. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/** An address may ask for millions of sizes, and anybody may ask: the disk is for the shop's data as well. */
const MOST_BYTES = 2 * 1024 ** 3;
/** The folder is looked through once so much of that has been written. */
const TRIM_SHARE = 0.1;

/** Caches rendered images in a folder, the newest of them; without one, only concurrent requests share the work. */
export function createImageCache(folder: string | null, mostBytes = MOST_BYTES): ImageCache {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // Nobody knows yet what lies there.
  let bytesSinceTrim = Number.POSITIVE_INFINITY;

  function trimSometimes(root: string, written: number): void {
    bytesSinceTrim += written;
    if (bytesSinceTrim < mostBytes * TRIM_SHARE) return;
    bytesSinceTrim = 0;
    trimFolder(root, mostBytes).catch((error: unknown) => {
      console.warn(`The pictures kept at ${root} could not be trimmed:`, error);
    });
  }

  async function readOrMake(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    if (folder === null) return make();
    const path = join(folder, key.slice(0, 2), key);
    const kept = await readFile(path).catch(() => null);
    if (kept !== null) return new Uint8Array(kept);
    const made = await make();
    try {
      await keep(path, made);
      trimSometimes(folder, made.length);
    } catch (error) {
      // A full disk must not fail the response.
      console.warn(`The picture could not be kept at ${path}:`, error);
    }
    return made;
  }

  function get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const current = underWay.get(key);
    if (current !== undefined) return current;
    const result = readOrMake(key, make).finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  }

  return { get };
}

/** Written by rename, so that a reader never sees a partial image. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Returns a folder beside the data file; a store in memory keeps no images either. */
export function imageFolder(store: Store, name = 'images'): string | null {
  const row = store.read.prepare("SELECT file FROM pragma_database_list WHERE name = 'main'").get();
  const file = row?.['file'];
  return typeof file === 'string' && file !== '' ? join(dirname(file), name) : null;
}

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAtInMs: number;
}

async function filesIn(folder: string): Promise<readonly KeptFile[]> {
  const found: KeptFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // May be gone: another process trims too.
    const known = await stat(path).catch(() => null);
    if (known !== null) found.push({ path, bytes: known.size, writtenAtInMs: known.mtimeMs });
  }
  return found;
}

/** Deletes the files of a folder that were written first, until the others take no more than so many bytes. */
export async function trimFolder(folder: string, mostBytes: number): Promise<void> {
  const newestFirst = (await filesIn(folder)).toSorted((a, b) => b.writtenAtInMs - a.writtenAtInMs);
  let bytes = 0;
  for (const file of newestFirst) {
    bytes += file.bytes;
    if (bytes > mostBytes) await rm(file.path, { force: true });
  }
}
