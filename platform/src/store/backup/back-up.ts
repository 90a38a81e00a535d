import { existsSync, rmSync } from 'node:fs';
import { DataError, keyFileOf } from '../index.ts';
import { copyDatabase, copyPrivately, keyBeside, openSource, putInPlace } from './copy-database.ts';
import { packPictures } from './pictures.ts';

/**
 * Copies the data of one moment, with the pictures in it, into a new file, while orders come in, and the key of its
 * secrets into one beside it. Throws `DataError`.
 */
export async function backUp(dataFile: string, target: string): Promise<void> {
  if (!existsSync(dataFile)) throw new DataError(`There is no data to back up at ${dataFile}.`);
  if (existsSync(target)) {
    throw new DataError(`${target} exists already. Name a new file: a backup overwrites none.`);
  }
  using source = openSource(dataFile);
  const part = await copyDatabase(source, target);
  try {
    packPictures(part, dataFile);
    // Data of a version that kept no secrets yet.
    if (existsSync(keyFileOf(dataFile))) copyPrivately(keyFileOf(dataFile), keyBeside(target));
    putInPlace(part, target);
  } catch (error) {
    for (const path of [part, keyBeside(target)]) rmSync(path, { force: true });
    throw error;
  }
}
