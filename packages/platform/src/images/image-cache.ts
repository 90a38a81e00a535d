import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface ImageCache {
  /** The kept bytes of this key, or what `make` makes; the same key is made once at a time. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps made pictures in a folder; without one, only requests at the same moment share the work. */
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
    // A full disk costs speed, not the picture.
    console.warn(`The picture could not be kept at ${path}:`, error);
  });
  return made;
}

/** Renamed into place, so a reader never sees half a picture and two processes may write it. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
