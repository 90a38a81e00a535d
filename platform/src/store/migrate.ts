import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DAMAGED, DataError } from './data-error.ts';
import { integerColumn } from './table.ts';

export interface Migration {
  /** The first is 1. The file keeps the last one applied as its `user_version`. */
  readonly version: number;
  readonly sql: string;
}

const FOLDER = join(import.meta.dirname, '../../migrations');

/** `0001-….sql` and so on: what was released is never edited, only followed. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .toSorted()
  .map((name, place) => {
    const version = Number.parseInt(name, 10);
    // The second of two with one number would never run, nor the one behind a gap.
    if (version !== place + 1) throw new Error(`${name} has to be number ${place + 1}`);
    return { version, sql: readFileSync(join(FOLDER, name), 'utf8') };
  });

/** Every file of the platform has this table, also one from before the schema had versions. */
const OWN_TABLE = 'id_counters';

/** Throws for a damaged file: found at the start, and not by a buyer. A millisecond per megabyte. */
export function checkIntegrity(database: DatabaseSync, path: string): void {
  const found = database.prepare('PRAGMA quick_check(1)').get();
  if (found?.['quick_check'] !== 'ok') throw new DataError(`${path} ${DAMAGED}`);
}

/** Throws for a file of another program, and for one that a newer version of this one has written. */
export function checkSchema(
  database: DatabaseSync,
  path: string,
  migrations: readonly Migration[] = MIGRATIONS,
): void {
  const names = database.prepare('SELECT name FROM sqlite_schema').all();
  if (names.length > 0 && !names.some(({ name }) => name === OWN_TABLE)) {
    throw new DataError(
      `${path} is a database of another program. Choose another file or folder (DATA_DIR).`,
    );
  }
  const version = versionOf(database);
  const latest = migrations.at(-1)?.version ?? 0;
  if (version <= latest) return;
  throw new DataError(
    `${path} has schema ${version}, and this version of the platform knows schemas up to ${latest}. Start the newer version that wrote it, or restore an older backup.`,
  );
}

/** Brings the schema up to date, each step in a transaction of its own. Answers whether there was anything to do. */
export function migrate(
  database: DatabaseSync,
  migrations: readonly Migration[] = MIGRATIONS,
): boolean {
  const before = versionOf(database);
  for (const { version, sql } of migrations) {
    if (versionOf(database) >= version) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      // A second process may have been quicker.
      if (versionOf(database) < version) {
        database.exec(sql);
        database.exec(`PRAGMA user_version = ${version}`);
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
  return versionOf(database) > before;
}

function versionOf(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get();
  return row === undefined ? 0 : integerColumn(row, 'user_version');
}
