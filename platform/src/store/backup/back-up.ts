import { existsSync, readFileSync, rmSync } from 'node:fs';
import { DataError, keyFileOf } from '../index.ts';
import {
  copyDatabase,
  keyBeside,
  openSource,
  putInPlace,
  writePrivately,
} from './copy-database.ts';
import { packMarks } from './marks.ts';
import { packPictures } from './pictures.ts';
import { checkPassphrase, sealFiles } from './sealed-files.ts';

/** Secrets of a shop: beside its data, and sealed in a backup with a passphrase. */
export interface BackupSecrets {
  /** Files beside the key of the data that open something. */
  readonly files: readonly string[];
  readonly passphrase: string | null;
}

/**
 * Copies the data of one moment, with the pictures in it, into a new file, while orders come in. All secrets are sealed
 * in it where there is a passphrase; else the key of the data is copied into a file beside it. Throws `DataError`.
 */
export async function backUp(
  dataFile: string,
  target: string,
  { files, passphrase }: BackupSecrets,
): Promise<void> {
  if (passphrase !== null) checkPassphrase(passphrase);
  if (!existsSync(dataFile)) throw new DataError(`There is no data to back up at ${dataFile}.`);
  if (existsSync(target)) {
    throw new DataError(`${target} exists already. Name a new file: a backup overwrites none.`);
  }
  using source = openSource(dataFile);
  const part = await copyDatabase({ source, from: dataFile }, target);
  try {
    packPictures(part, dataFile);
    packMarks(part, dataFile);
    const key = keyFileOf(dataFile);
    if (passphrase !== null) sealFiles(part, [key, ...files], passphrase);
    // Data of a version that kept no secrets yet has no key.
    else if (existsSync(key)) writePrivately(readFileSync(key, 'utf8'), keyBeside(target));
    putInPlace(part, target);
  } catch (error) {
    for (const path of [part, keyBeside(target)]) rmSync(path, { force: true });
    throw error;
  }
}
