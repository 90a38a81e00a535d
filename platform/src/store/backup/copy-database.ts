import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { asDataError, checkIntegrity, checkSchema, DataError, makePrivateFile } from '../index.ts';

/** All pages in one step: between two steps a write would make SQLite begin again. */
const PAGES_PER_STEP = 2 ** 31 - 1;

/** Opens a file of the platform to be copied. Writers go on meanwhile; no schema is changed. */
export function openSource(path: string): DatabaseSync {
  let source: DatabaseSync | null = null;
  try {
    source = new DatabaseSync(path, { readOnly: true, timeout: 30_000 });
    checkSchema(source, path);
    if (source.prepare('SELECT 1 FROM sqlite_schema').get() === undefined) {
      throw new DataError(`${path} is empty: it holds no data of the platform.`);
    }
    return source;
  } catch (error) {
    source?.close();
    throw asDataError(error, path);
  }
}

/**
 * Copies a database as it is at one moment into a new file beside the target, for `putInPlace`. A copy that was interrupted
 * is never found under the name of the target. Damage in it is that of the file that it is made from.
 */
export async function copyDatabase(
  { source, from }: { readonly source: DatabaseSync; readonly from: string },
  target: string,
): Promise<string> {
  const part = `${target}.part`;
  try {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
    makePrivateFile(part);
    await backup(source, part, { rate: PAGES_PER_STEP });
    using copy = new DatabaseSync(part);
    // The copy is complete by itself; the store that opens it turns the log on again.
    copy.exec('PRAGMA journal_mode = DELETE');
    checkIntegrity(copy, from);
    return part;
  } catch (error) {
    rmSync(part, { force: true });
    throw asDataError(error, target);
  }
}

/** File of the key of a backup; kept elsewhere, the backup alone is worthless to others. */
export const keyBeside = (backupFile: string): string => `${backupFile}.key`;

/** Writes a small file whole or not at all, for its owner alone. */
export function writePrivately(content: string, target: string): void {
  const part = `${target}.part`;
  makePrivateFile(part);
  writeFileSync(part, content);
  putInPlace(part, target);
}

/** Renames a file that is complete and on the disk. */
export function putInPlace(part: string, target: string): void {
  flush(part);
  renameSync(part, target);
  flush(dirname(target));
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
