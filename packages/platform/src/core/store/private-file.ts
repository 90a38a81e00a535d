import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { asDataError } from './data-error.ts';

const OWNER_ONLY = 0o600;

/** Orders and addresses are nobody else's to read. Only a folder that is made here gets the mode. */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw asDataError(error, folder);
  }
}

/** Makes the file if it is missing. SQLite gives the files that it puts beside it the same mode. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const each of [path, `${path}-wal`, `${path}-shm`]) {
    // Files of another owner were shared on purpose.
    if (existsSync(each) && statSync(each).uid === process.getuid?.()) chmodSync(each, OWNER_ONLY);
  }
}
