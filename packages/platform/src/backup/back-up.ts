import { existsSync } from 'node:fs';
import { DataError } from '../core/index.ts';
import { copyDatabase, openSource, putInPlace } from './copy-database.ts';

/** Copies the data of one moment into a new file, while orders come in. Throws `DataError`. */
export async function backUp(dataFile: string, target: string): Promise<void> {
  if (!existsSync(dataFile)) throw new DataError(`There is no data to back up at ${dataFile}.`);
  if (existsSync(target)) {
    throw new DataError(`${target} exists already. Name a new file: a backup overwrites none.`);
  }
  using source = openSource(dataFile);
  putInPlace(await copyDatabase(source, target), target);
}
