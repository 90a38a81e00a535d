import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataError } from '../index.ts';

/** Notes of `npm start` beside the data: whose shops it holds, and that the demo was seeded. Without them the demo would come into a restored shop. */
const MARKS: readonly string[] = ['own-shops.json', 'seeded'];
const TABLE = 'backup_marks';

/** Puts the marks of a data folder into a copy of its data. */
export function packMarks(copyFile: string, dataFile: string): void {
  try {
    using copy = new DatabaseSync(copyFile);
    copy.exec(`CREATE TABLE ${TABLE} (name TEXT PRIMARY KEY, content TEXT NOT NULL)`);
    const add = copy.prepare(`INSERT INTO ${TABLE} VALUES (?, ?)`);
    for (const name of MARKS) {
      const file = join(dirname(dataFile), name);
      if (existsSync(file)) add.run(name, readFileSync(file, 'utf8'));
    }
  } catch (error) {
    throw asDataError(error, copyFile);
  }
}

/** Takes the marks out of a copy of a backup, beside the data; those of before stay where it has none. */
export function unpackMarks(copyFile: string, dataFile: string): void {
  try {
    using copy = new DatabaseSync(copyFile);
    const known = copy.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE);
    if (known === undefined) return;
    for (const { name, content } of copy.prepare(`SELECT * FROM ${TABLE}`).all()) {
      if (MARKS.includes(String(name)))
        writeFileSync(join(dirname(dataFile), String(name)), String(content));
    }
    copy.exec(`DROP TABLE ${TABLE}`);
  } catch (error) {
    throw asDataError(error, dataFile);
  }
}
