import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataError, DataError } from '../index.ts';

/** Pictures lie beside the data, named by their content; in a backup they travel in a table of their own. */
const TABLE = 'backup_pictures';
const NAME = /^[0-9a-f]+\.[a-z0-9]+$/;

const folderBeside = (dataFile: string) => join(dirname(dataFile), 'files');

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;
}

/** Puts the pictures that the data shows into a copy of it, so that a backup is one file. */
export function packPictures(copyFile: string, dataFile: string): void {
  const folder = folderBeside(dataFile);
  try {
    using copy = new DatabaseSync(copyFile);
    // Data of a version that knew no pictures yet.
    if (!hasTable(copy, 'shop_files')) return;
    copy.exec('BEGIN');
    copy.exec(`CREATE TABLE ${TABLE} (name TEXT PRIMARY KEY, content BLOB NOT NULL)`);
    const add = copy.prepare(`INSERT INTO ${TABLE} VALUES (?, ?)`);
    const shown = copy.prepare(
      "SELECT DISTINCT version || '.' || format AS name FROM shop_files ORDER BY name",
    );
    for (const { name } of shown.all()) {
      const file = join(folder, String(name));
      if (existsSync(file)) add.run(String(name), readFileSync(file));
    }
    copy.exec('COMMIT');
  } catch (error) {
    throw asDataError(error, copyFile);
  }
}

/** Takes the pictures out of a copy of a backup, beside the data. One that is there already has the same content. */
export function unpackPictures(copyFile: string, dataFile: string): void {
  const folder = folderBeside(dataFile);
  try {
    using copy = new DatabaseSync(copyFile);
    if (!hasTable(copy, TABLE)) return;
    for (const { name, content } of copy.prepare(`SELECT * FROM ${TABLE}`).iterate()) {
      if (typeof name !== 'string' || !NAME.test(name) || !(content instanceof Uint8Array)) {
        throw new DataError(`The backup holds a picture that cannot be read: "${name}".`);
      }
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.part`);
      writeFileSync(part, content, { mode: 0o600 });
      renameSync(part, join(folder, name));
    }
    copy.exec(`DROP TABLE ${TABLE}`);
    copy.exec('VACUUM');
  } catch (error) {
    throw asDataError(error, folder);
  }
}
