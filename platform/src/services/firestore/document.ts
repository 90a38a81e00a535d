import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';
import type { Fields } from './typed-value.ts';

const DOCUMENTS = defineTable('firestore_documents', {
  collection: column.text,
  id: column.text,
  fields: column.json<Fields>(),
  createdAt: column.text,
  updatedAt: column.text,
});

export interface Document {
  /** `projects/{project}/databases/(default)/documents/{collection}/{id}` */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

export function readCollection(sql: Sql, root: string, collection: string): readonly Document[] {
  return DOCUMENTS.all(sql, 'WHERE collection = ? ORDER BY id', collection).map((row) =>
    documentOf(root, row),
  );
}

/** Finds a document by what follows the root in its name; null for one below another document, too. */
export function readDocument(sql: Sql, root: string, path: string): Document | null {
  const [collection = '', id = '', ...deeper] = path.split('/');
  if (deeper.length > 0) return null;
  const row = DOCUMENTS.find(sql, 'WHERE collection = ? AND id = ?', collection, id);
  return row === null ? null : documentOf(root, row);
}

/** Writes a document whole, and returns when; one that was there keeps the time it was made. */
export function writeDocument(
  sql: Sql,
  { collection, id }: { readonly collection: string; readonly id: string },
  fields: Fields,
  now: Date,
): string {
  const row = DOCUMENTS.find(sql, 'WHERE collection = ? AND id = ?', collection, id);
  const at = timeAfter(row?.updatedAt ?? '', now);
  DOCUMENTS.insert(
    sql,
    { collection, id, fields, createdAt: at, updatedAt: at },
    'ON CONFLICT (collection, id) DO UPDATE SET fields = excluded.fields, updated_at = excluded.updated_at',
  );
  return at;
}

/** Names a version: of two writes in one millisecond the later is some microseconds later, as at Google. */
function timeAfter(last: string, now: Date): string {
  const at = now.toISOString();
  if (last === '' || Date.parse(last) < now.getTime()) return at;
  const [toTheMillisecond, microseconds] = [
    last.slice(0, at.length - 1),
    last.slice(at.length - 1, -1),
  ];
  return `${toTheMillisecond}${String(Number(microseconds) + 1).padStart(3, '0')}Z`;
}

export function deleteDocument(
  sql: Sql,
  { collection, id }: { readonly collection: string; readonly id: string },
): void {
  sql
    .prepare('DELETE FROM firestore_documents WHERE collection = ? AND id = ?')
    .run(collection, id);
}

function documentOf(root: string, row: RowOf<typeof DOCUMENTS>): Document {
  const { collection, id, fields, createdAt, updatedAt } = row;
  return {
    name: `${root}/${collection}/${id}`,
    fields,
    createTime: createdAt,
    updateTime: updatedAt,
  };
}
