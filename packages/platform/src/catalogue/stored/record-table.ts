import { type Sql, textColumn } from '../../store/index.ts';
import type { RecordKind, RecordKinds } from './records.ts';

/** Documents are this module's own writing, so they are trusted as they are read. */
export function findRecord<Kind extends RecordKind>(
  sql: Sql,
  { shop, kind, handle }: { readonly shop: string; readonly kind: Kind; readonly handle: string },
): RecordKinds[Kind] | null {
  const row = sql
    .prepare('SELECT document FROM catalogue_records WHERE shop = ? AND kind = ? AND handle = ?')
    .get(shop, kind, handle);
  return row === undefined ? null : JSON.parse(textColumn(row, 'document'));
}

export function allRecords<Kind extends RecordKind>(
  sql: Sql,
  { shop, kind }: { readonly shop: string; readonly kind: Kind },
): readonly RecordKinds[Kind][] {
  return sql
    .prepare('SELECT document FROM catalogue_records WHERE shop = ? AND kind = ?')
    .all(shop, kind)
    .map((row) => JSON.parse(textColumn(row, 'document')));
}

export function putRecord<Kind extends RecordKind>(
  sql: Sql,
  {
    shop,
    kind,
    handle,
    record,
  }: {
    readonly shop: string;
    readonly kind: Kind;
    readonly handle: string;
    readonly record: RecordKinds[Kind];
  },
): void {
  sql
    .prepare(
      `INSERT INTO catalogue_records (shop, kind, handle, document) VALUES (?, ?, ?, ?)
       ON CONFLICT (shop, kind, handle) DO UPDATE SET document = excluded.document`,
    )
    .run(shop, kind, handle, JSON.stringify(record));
}
