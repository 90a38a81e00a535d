import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createWriteQueue } from './write-queue.ts';

/** Prepares statements, cached by their text. */
export interface Sql {
  prepare(text: string): StatementSync;
}

export interface Store {
  /** Sees only what is committed: writes run whole, never interleaved with reads. */
  readonly read: Sql;
  /** Runs the change in a transaction; resolves once it is on disk, rejects with nothing changed. */
  write<Result>(change: (sql: Sql) => Result): Promise<Result>;
  /** True inside a write: what is read then may still be rolled back. */
  readonly isWriting: boolean;
  /** The number of rollbacks so far. */
  readonly rollbacks: number;
  createTables(statements: readonly string[]): void;
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

/** `:memory:` opens a store that lives as long as the process. */
export function openStore(dataFile: string): Store {
  // An import from a second process may hold the file for seconds.
  const database = new DatabaseSync(dataFile, { timeout: 30_000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  const sql = cacheStatements(database);
  const queue = createWriteQueue(database);
  return {
    read: sql,
    get isWriting() {
      return database.isTransaction;
    },
    get rollbacks() {
      return queue.rollbacks;
    },
    write: (change) => queue.add(() => change(sql)),
    createTables(statements) {
      for (const statement of statements) database.exec(statement);
    },
    close() {
      queue.flush();
      database.close();
    },
  };
}
