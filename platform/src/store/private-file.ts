import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/** Makes the file if it is missing. SQLite gives the files that it puts beside it the same mode. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const each of [path, `${path}-wal`, `${path}-shm`]) {
    // Files of another owner were shared on purpose.
    if (existsSync(each) && statSync(each).uid === process.getuid?.()) chmodSync(each, OWNER_ONLY);
  }
}
