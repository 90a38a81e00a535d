import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { asDataError } from './data-error.ts';
import { checkNotEmptied } from './data-folder.ts';
import { checkDataKey, newKey, readDataKey } from './data-key.ts';
import { checkIntegrity, checkSchema, migrate } from './migrate.ts';
import { makePrivateFile } from './private-file.ts';
import { addSecrecy } from './secrecy.ts';
import type { Sql } from './table.ts';
import { createWriteQueue } from './write-queue.ts';

export interface Store {
  /** Sees only what is committed: writes run whole, never interleaved with reads. */
  readonly read: Sql;
  /** Runs the change in a transaction; resolves once it is on disk. Rejects with nothing changed. */
  write<Result>(change: (sql: Sql) => Result): Promise<Result>;
  /** True inside a write: what is read then may still be rolled back. */
  readonly isWriting: boolean;
  /** The number of rollbacks so far. */
  readonly rollbacks: number;
  /** Tells whether the file that was opened is still the database at its path: another one may have been laid over it. */
  isInPlace(): boolean;
  /** Finishes queued writes, then copies everything; stores in memory of this process open with it. */
  takeImage(): Uint8Array;
  /** Finishes queued writes, then closes the file. */
  close(): void;
}

function cacheStatements(database: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>();
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
  };
}

/** `:memory:` opens a store of this process alone, as an image says. Throws `DataError` for a file that cannot be used. */
export function openStore(dataFile: string, image?: Uint8Array): Store {
  const database = dataFile === IN_MEMORY ? openInMemory(image) : openDatabase(dataFile);
  const sql = cacheStatements(database);
  const queue = createWriteQueue(database);
  const place = watchPlace(dataFile);
  return {
    read: sql,
    get isWriting() {
      return database.isTransaction;
    },
    get rollbacks() {
      return queue.rollbacks;
    },
    write: (change) =>
      queue
        .add(() => change(sql))
        .catch((error: unknown) => {
          throw asDataError(error, dataFile);
        }),
    isInPlace: place.isSame,
    takeImage() {
      queue.flush();
      return database.serialize();
    },
    close() {
      queue.flush();
      database.close();
      place.close();
    },
  };
}

interface Place {
  readonly isSame: () => boolean;
  readonly close: () => void;
}

/**
 * Watches which file lies at a path, and whether it begins as a database does. It is kept open: closing any descriptor of
 * a file ends all locks that SQLite has on it in this process (https://sqlite.org/howtocorrupt.html, 2.2). Another
 * process would then take itself for the last one, and remove the log that this one still writes.
 */
function watchPlace(path: string): Place {
  if (path === IN_MEMORY) return { isSame: () => true, close: () => undefined };
  const file = openSync(path, 'r');
  const { dev, ino } = fstatSync(file);
  const start = Buffer.alloc(START.length);
  return {
    isSame: () => {
      const now = statSync(path, { throwIfNoEntry: false });
      const isThere = now?.dev === dev && now.ino === ino;
      return isThere && readSync(file, start, 0, START.length, 0) > 0 && start.equals(START);
    },
    close: () => closeSync(file),
  };
}

const START = Buffer.from('SQLite format 3\0');

const IN_MEMORY = ':memory:';
const IN_MEMORY_KEY = { text: newKey(), origin: 'made' } as const;
let emptyImage: Uint8Array | null = null;

function openInMemory(image?: Uint8Array): DatabaseSync {
  const database = new DatabaseSync(IN_MEMORY);
  database.deserialize(image ?? makeEmptyImage());
  addSecrecy(database, IN_MEMORY_KEY.text);
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

/** Migrates once per process: it takes twenty milliseconds, and tests open thousands of stores. */
function makeEmptyImage(): Uint8Array {
  if (emptyImage !== null) return emptyImage;
  using database = new DatabaseSync(IN_MEMORY);
  addSecrecy(database, IN_MEMORY_KEY.text);
  migrate(database);
  checkDataKey(database, IN_MEMORY_KEY, IN_MEMORY);
  emptyImage = database.serialize();
  return emptyImage;
}

function openDatabase(dataFile: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    checkNotEmptied(dataFile);
    makePrivateFile(dataFile);
    // An import from a second process may hold the file for seconds.
    database = new DatabaseSync(dataFile, { timeout: 30_000 });
    checkIntegrity(database, dataFile);
    checkSchema(database, dataFile);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    const key = readDataKey(dataFile);
    addSecrecy(database, key.text);
    if (migrate(database)) {
      // Writes the file anew: pages keep remains of what lay in clear before.
      database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    }
    checkDataKey(database, key, dataFile);
    database.exec('PRAGMA foreign_keys = ON');
    return database;
  } catch (error) {
    database?.close();
    throw asDataError(error, dataFile);
  }
}
