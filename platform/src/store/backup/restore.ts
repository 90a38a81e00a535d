import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
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
import type { BackupSecrets } from './back-up.ts';
import {
  copyDatabase,
  keyBeside,
  openSource,
  putInPlace,
  writePrivately,
} from './copy-database.ts';
import { unpackMarks } from './marks.ts';
import { unpackPictures } from './pictures.ts';
import { openSealedFiles, takeSealedFiles } from './sealed-files.ts';

export interface Restored {
  /** File that keeps the data before, if there was any. */
  readonly aside: string | null;
  /** Names of the secrets that came with the backup; null where it has some and nobody told the passphrase. */
  readonly secrets: readonly string[] | null;
}

/**
 * Puts a backup in the place of the data, with the secrets sealed in it. At every moment the data file is the old one or
 * the new one, whole. Throws `DataError`, with the data as it was.
 */
export async function restore(
  dataFile: string,
  backupFile: string,
  { files, passphrase, now }: BackupSecrets & { readonly now: Date },
): Promise<Restored> {
  if (!existsSync(backupFile)) throw new DataError(`There is no file "${backupFile}".`);
  const lock = lockDataFolder(dirname(dataFile), 0);
  try {
    using source = openSource(backupFile);
    const part = await copyDatabase({ source, from: backupFile }, dataFile);
    try {
      unpackPictures(part, dataFile);
      const sealed = takeSealedFiles(part);
      const opened = sealed && passphrase ? openSealedFiles(sealed, passphrase) : null;
      const key = keyOfBackup(part, { dataFile, backupFile, opened, isSealed: sealed !== null });
      const aside = existsSync(dataFile) ? keepAside(dataFile, now) : null;
      if (key !== null) putSecret(keyFileOf(dataFile), key, aside && keyBeside(aside));
      for (const file of files) {
        const secret = opened?.get(basename(file));
        if (secret !== undefined) putSecret(file, secret, `${file}${endOfAside(now)}`);
      }
      unpackMarks(part, dataFile);
      // Left beside the new file, an old log would be played into it.
      for (const end of ['-wal', '-shm']) rmSync(dataFile + end, { force: true });
      putInPlace(part, dataFile);
      return {
        aside,
        secrets: sealed !== null && opened === null ? null : [...(opened?.keys() ?? [])],
      };
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  } finally {
    lock.release();
  }
}

interface Keys {
  readonly dataFile: string;
  readonly backupFile: string;
  readonly opened: ReadonlyMap<string, string> | null;
  readonly isSealed: boolean;
}

/** Returns the key that has to replace that of the data; null where that one, or any, opens the backup. */
function keyOfBackup(
  part: string,
  { dataFile, backupFile, opened, isSealed }: Keys,
): string | null {
  using copy = new DatabaseSync(part);
  const [own, beside] = [keyFileOf(dataFile), keyBeside(backupFile)];
  const fits = (key: string | null | undefined) => isKeyOf(copy, key?.trim() ?? '');
  if (fits(keyIn(own))) return null;
  const found = [opened?.get(basename(own)), keyIn(beside)].find(fits);
  if (found != null) return found;
  throw new DataError(
    isSealed
      ? `The key of the backup is sealed in it: set BACKUP_PASSPHRASE to the passphrase of the day it was made.`
      : `${beside} has to be the key of the backup: it was written beside it. Without it gift cards would pay no more. If it is lost, make ${own} an empty file, put the backup in the place of ${dataFile}, and start.`,
  );
}

/** Replaces a secret; another one that was there is kept where it is told. */
function putSecret(path: string, secret: string, aside: string | null): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (before === secret) return;
  if (before !== null && aside !== null) writePrivately(before, aside);
  writePrivately(secret, path);
}

const endOfAside = (now: Date): string =>
  `.before-restore-${now.toISOString().replaceAll(':', '-')}`;

function keepAside(dataFile: string, now: Date): string {
  const aside = `${dataFile}${endOfAside(now)}`;
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
