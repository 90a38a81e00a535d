import { existsSync, rmSync } from 'node:fs';
import { DataError } from '../index.ts';
import { copyDatabase, openSource, putInPlace } from './copy-database.ts';
import { packPictures } from './pictures.ts';

/** Copies the data of one moment, with the pictures in it, into a new file, while orders come in. Throws `DataError`. */
export async function backUp(dataFile: string, target: string): Promise<void> {
  if (!existsSync(dataFile)) throw new DataError(`There is no data to back up at ${dataFile}.`);
  if (existsSync(target)) {
    throw new DataError(`${target} exists already. Name a new file: a backup overwrites none.`);
  }
  using source = openSource(dataFile);
  const part = await copyDatabase(source, target);
  try {
    packPictures(part, dataFile);
    putInPlace(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
