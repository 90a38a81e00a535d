import { DatabaseSync } from 'node:sqlite';

const CACHE_IN_KIB = 2_048;

/**
 * A database of this process alone. Without a name SQLite makes a file of its own, in the folder for temporary files,
 * writes to it what its cache has no room for, and takes it away with the process.
 */
export function openTemporaryFile(): DatabaseSync {
  const database = new DatabaseSync('');
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    PRAGMA cache_size = -${CACHE_IN_KIB}`);
  return database;
}
