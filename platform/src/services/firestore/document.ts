import { type Row, type Sql, textColumn } from '../../store/index.ts';

/** A value as Firestore's REST API writes it: one key that names the type. */
export type TypedValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values?: readonly TypedValue[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = { readonly [name: string]: TypedValue };

export interface Document {
  /** `projects/{project}/databases/(default)/documents/{collection}/{id}` */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

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

/** What is not there is deleted already. */
export function deleteDocument(
  sql: Sql,
  { collection, id }: { readonly collection: string; readonly id: string },
): void {
  sql
    .prepare('DELETE FROM firestore_documents WHERE collection = ? AND id = ?')
    .run(collection, id);
}

function documentOf(root: string, row: Row): Document {
  return {
    name: `${root}/${textColumn(row, 'collection')}/${textColumn(row, 'id')}`,
    fields: JSON.parse(textColumn(row, 'fields')),
    createTime: textColumn(row, 'created_at'),
    updateTime: textColumn(row, 'updated_at'),
  };
}
