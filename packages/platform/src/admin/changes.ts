import type { Row, Sql } from '../store/index.ts';

export interface Change {
  readonly shop: string;
  /** ISO 8601. */
  readonly at: string;
  readonly way: 'admin API' | 'command line';
  /** The mutation or command. */
  readonly what: string;
  /** Of the things it was about; never what was written, nor of whom. */
  readonly ids: readonly string[];
  readonly outcome: 'done' | 'refused';
}

const MAX_KEPT = 100_000;

/** Who keeps a shop can look up what was done to it, and which way. */
export const CHANGE_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS admin_changes (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    at TEXT NOT NULL,
    way TEXT NOT NULL,
    what TEXT NOT NULL,
    ids TEXT NOT NULL,
    outcome TEXT NOT NULL
  ) STRICT`,
];

export function noteChanges(sql: Sql, changes: readonly Change[]): void {
  const insert = sql.prepare(
    'INSERT INTO admin_changes (shop, at, way, what, ids, outcome) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { shop, at, way, what, ids, outcome } of changes) {
    insert.run(shop, at, way, what, ids.join(' '), outcome);
  }
  sql
    .prepare('DELETE FROM admin_changes WHERE id <= (SELECT MAX(id) FROM admin_changes) - ?')
    .run(MAX_KEPT);
}

/** The latest first. */
export function listChanges(sql: Sql, shop: string, limit: number): readonly Row[] {
  return sql
    .prepare(
      `SELECT at, way, what, ids, outcome FROM admin_changes
       WHERE shop = ? ORDER BY id DESC LIMIT ?`,
    )
    .all(shop, limit);
}
