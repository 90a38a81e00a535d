import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataError, DataError, isLocked } from './data-error.ts';
import { makePrivateFile } from './private-file.ts';

export const dataFileIn = (folder: string): string => join(folder, 'platform.sqlite');

/** Makes the data folder if it is missing: orders and addresses are nobody else's to read. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw asDataError(error, folder);
  }
}

/** Makes one level after the other: where the system takes no new folder, as below /proc, Node's recursive option never ends. */
function makeFolder(path: string): void {
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // A second process may have been quicker.
    if (!isThere()) throw error;
  }
}

/** Names of what lies beside a database that a shop has used. */
const OF_A_USED_SHOP = ['platform.sqlite-wal', 'platform-secrets.json', 'images'];

/** Throws for an empty database beside what a used one has left: an empty shop would start in its place. */
export function checkNotEmptied(dataFile: string): void {
  if (statSync(dataFile, { throwIfNoEntry: false })?.size !== 0) return;
  const left = OF_A_USED_SHOP.find((name) => existsSync(join(dirname(dataFile), name)));
  if (left === undefined) return;
  throw new DataError(
    `${dataFile} is empty, and ${left} beside it is of a shop that was used. Restore a backup (npm run platform -- restore <file>), or remove the empty file to begin a new shop.`,
  );
}

export interface FolderLock {
  readonly release: () => void;
}

/** Time for the process before this one, which may still be ending. */
const WAIT_FOR_FOLDER_IN_MS = 5_000;

/** Throws when another platform runs on the folder, for who is about to start one in another process. */
export function checkFolderIsFree(folder: string): void {
  makeDataFolder(folder);
  lockDataFolder(folder).release();
}

/**
 * Throws when another platform runs on the folder. Commands need no lock. It is SQLite's own lock of an empty file, which
 * the system releases when the process ends, however it ends.
 */
export function lockDataFolder(folder: string, waitInMs = WAIT_FOR_FOLDER_IN_MS): FolderLock {
  const path = join(folder, 'platform.lock');
  try {
    makePrivateFile(path);
    const lock = new DatabaseSync(path, { timeout: waitInMs });
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      lock.close();
      throw error;
    }
    return { release: () => lock.close() };
  } catch (error) {
    if (!isLocked(error)) throw asDataError(error, path);
    throw new DataError(
      `${folder} is in use by another platform. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}
