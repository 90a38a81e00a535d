import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Which products are indexed, under which number and as they were then. */
export interface KnownProducts<Id> {
  /** Starts to look for what is gone. */
  readonly startRun: () => void;
  /** Notes that the product is there; false: it is another one than was indexed, or none was. */
  readonly isUnchanged: (id: Id, product: object) => boolean;
  readonly put: (id: Id, product: object, number: number) => void;
  /** The number under which it was indexed, and forgets it. */
  readonly take: (id: Id) => number | null;
  /** The numbers of those that were not there since the run was started. */
  readonly unseen: () => readonly number[];
  readonly clear: () => void;
}

function digestOf(product: object): string {
  return hash('sha1', JSON.stringify(product), 'base64');
}

const SCHEMA = `CREATE TABLE products (
  id ANY PRIMARY KEY, number INTEGER NOT NULL, digest TEXT NOT NULL, run INTEGER NOT NULL
) STRICT, WITHOUT ROWID`;

export function openKnownProducts<Id extends number | string>(
  database: DatabaseSync,
): KnownProducts<Id> {
  database.exec(SCHEMA);
  const see = database.prepare('UPDATE products SET run = ? WHERE id = ? RETURNING digest');
  const insert = database.prepare('INSERT OR REPLACE INTO products VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM products WHERE id = ? RETURNING number');
  const unseen = database.prepare('SELECT number FROM products WHERE run <> ?');
  let run = 0;
  return {
    startRun() {
      run += 1;
    },
    isUnchanged: (id, product) => see.get(run, id)?.['digest'] === digestOf(product),
    put(id, product, number) {
      insert.run(id, number, digestOf(product), run);
    },
    take(id) {
      const row = remove.get(id);
      return row === undefined ? null : Number(row['number']);
    },
    unseen: () => unseen.all(run).map((row) => Number(row['number'])),
    clear() {
      database.exec('DELETE FROM products');
    },
  };
}
