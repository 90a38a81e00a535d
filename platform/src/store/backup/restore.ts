import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  asDataError,
  DataError,
  isKeyOf,
  isLocked,
  keyFileOf,
  keyIn,
  lockDataFolder,
  makePrivateFile,
} from '../index.ts';
import { copyDatabase, copyPrivately, keyBeside, openSource, putInPlace } from './copy-database.ts';
import { unpackPictures } from './pictures.ts';

/**
 * Puts a backup in the place of the data and returns where the old data is kept, if there was any. At every moment the data
 * file is the old one or the new one, whole. Throws `DataError`, with the data as it was.
 */
export async function restore(dataFile: string, backupFile: string, now: Date) {
  if (!existsSync(backupFile)) throw new DataError(`There is no file "${backupFile}".`);
  const lock = lockDataFolder(dirname(dataFile), 0);
  try {
    using source = openSource(backupFile);
    const part = await copyDatabase(source, dataFile);
    try {
      unpackPictures(part, dataFile);
      const keyFile = keyOfBackup(part, backupFile, dataFile);
      const aside = existsSync(dataFile) ? keepAside(dataFile, now) : null;
      if (keyFile !== null) putKeyInPlace(keyFile, keyFileOf(dataFile), aside);
      // Left beside the new file, an old log would be played into it.
      for (const end of ['-wal', '-shm']) rmSync(dataFile + end, { force: true });
      putInPlace(part, dataFile);
      return aside;
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  } finally {
    lock.release();
  }
}

/** Returns the file of the key that has to replace that of the data; null where that one, or any, opens the backup. */
function keyOfBackup(part: string, backupFile: string, dataFile: string): string | null {
  using copy = new DatabaseSync(part);
  const [own, beside] = [keyFileOf(dataFile), keyBeside(backupFile)];
  if (isKeyOf(copy, keyIn(own) ?? '')) return null;
  if (isKeyOf(copy, keyIn(beside) ?? '')) return beside;
  throw new DataError(
    `${beside} has to be the key of the backup: it was written beside it. Without it gift cards would pay no more. If it is lost, make ${own} an empty file, put the backup in the place of ${dataFile}, and start.`,
  );
}

function putKeyInPlace(keyFile: string, own: string, aside: string | null): void {
  if (aside !== null && existsSync(own)) copyPrivately(own, keyBeside(aside));
  copyPrivately(keyFile, own);
}

function keepAside(dataFile: string, now: Date): string {
  const aside = `${dataFile}.before-restore-${now.toISOString().replaceAll(':', '-')}`;
  const part = `${dataFile}.aside.part`;
  const copyToAside = (end: string) => {
    copyFileSync(dataFile + end, part);
    putInPlace(part, aside + end);
  };
  try {
    makePrivateFile(dataFile);
    // SQLite deletes the log of a damaged file when it opens it.
    if (existsSync(`${dataFile}-wal`)) copyToAside('-wal');
    if (endLog(dataFile)) rmSync(`${aside}-wal`, { force: true });
    copyToAside('');
  } catch (error) {
    for (const path of [part, aside, `${aside}-wal`]) rmSync(path, { force: true });
    throw asDataError(error, aside);
  }
  return aside;
}

/** Writes the log into the file; false for a damaged file. SQLite refuses while another program has the file open. */
function endLog(dataFile: string): boolean {
  try {
    using database = new DatabaseSync(dataFile);
    database.exec('PRAGMA journal_mode = DELETE');
    return true;
  } catch (error) {
    if (isLocked(error)) {
      throw new DataError(`${dataFile} is in use by another command. Let it finish first.`);
    }
    if (asDataError(error, dataFile) instanceof DataError) return false;
    throw error;
  }
}
