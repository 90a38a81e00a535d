import type { Row, Sql } from '../store/index.ts';
import { textColumn } from '../store/index.ts';
import type { Fields } from './typed-value.ts';

export interface Document {
  /** `projects/{project}/databases/(default)/documents/{collection}/{id}` */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

export const FIRESTORE_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS firestore_documents (
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    fields TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  ) STRICT`,
];

export function readCollection(sql: Sql, root: string, collection: string): readonly Document[] {
  return sql
    .prepare('SELECT * FROM firestore_documents WHERE collection = ? ORDER BY id')
    .all(collection)
    .map((row) => documentOf(root, row));
}

export function readDocument(
  sql: Sql,
  root: string,
  collection: string,
  id: string,
): Document | null {
  const row = sql
    .prepare('SELECT * FROM firestore_documents WHERE collection = ? AND id = ?')
    .get(collection, id);
  return row === undefined ? null : documentOf(root, row);
}

/** Writes a document whole; one that was there keeps the time it was made. */
export function writeDocument(
  sql: Sql,
  {
    collection,
    id,
    fields,
    now,
  }: {
    readonly collection: string;
    readonly id: string;
    readonly fields: Fields;
    readonly now: Date;
  },
): void {
  const at = now.toISOString();
  sql
    .prepare(
      `INSERT INTO firestore_documents (collection, id, fields, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (collection, id) DO UPDATE SET fields = excluded.fields, updated_at = excluded.updated_at`,
    )
    .run(collection, id, JSON.stringify(fields), at, at);
}

function documentOf(root: string, row: Row): Document {
  return {
    name: `${root}/${textColumn(row, 'collection')}/${textColumn(row, 'id')}`,
    fields: JSON.parse(textColumn(row, 'fields')),
    createTime: textColumn(row, 'created_at'),
    updateTime: textColumn(row, 'updated_at'),
  };
}
