import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from '../core/index.ts';

export interface ImageCache {
  /** Returns the cached bytes of this key, or makes them; concurrent requests for a key share one call. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Caches rendered images in a folder; without one, only concurrent requests share the work. */
export function createImageCache(folder: string | null): ImageCache {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const current = underWay.get(key);
    if (current !== undefined) return current;
    const result = readOrMake(folder, key, make).finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  }

  return { get };
}

async function readOrMake(
  folder: string | null,
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (folder === null) return make();
  const path = join(folder, key.slice(0, 2), key);
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return new Uint8Array(kept);
  const made = await make();
  await keep(path, made).catch((error: unknown) => {
    // A full disk must not fail the response.
    console.warn(`The picture could not be kept at ${path}:`, error);
  });
  return made;
}

/** Written by rename, so that a reader never sees a partial image. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/** Beside the data file; a store in memory keeps no images either. */
export function imageFolder(store: Store, name = 'images'): string | null {
  const row = store.read.prepare("SELECT file FROM pragma_database_list WHERE name = 'main'").get();
  const file = row?.['file'];
  return typeof file === 'string' && file !== '' ? join(dirname(file), name) : null;
}
