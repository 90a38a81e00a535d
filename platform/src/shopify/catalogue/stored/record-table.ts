import {
  column,
  defineTable,
  integerColumn,
  type RowOf,
  type Sql,
  textColumn,
} from '../../../store/index.ts';
import type { TranslationDraft } from '../draft.ts';
import type { RecordKind, RecordKinds } from './records.ts';

const VERSIONS = defineTable('catalogue_versions', {
  records: column.integer,
  stock: column.integer,
});

export type CatalogueVersions = RowOf<typeof VERSIONS>;

export function readVersions(sql: Sql, shop: string): CatalogueVersions {
  return VERSIONS.find(sql, 'WHERE shop = ?', shop) ?? { records: 0, stock: 0 };
}

function bump(sql: Sql, shop: string, column: keyof CatalogueVersions): number {
  const row = sql
    .prepare(
      `INSERT INTO catalogue_versions (shop, ${column}) VALUES (?, 1)
       ON CONFLICT (shop) DO UPDATE SET ${column} = ${column} + 1 RETURNING ${column} AS version`,
    )
    .get(shop);
  if (row === undefined) throw new Error(`no version for ${shop}`);
  return integerColumn(row, 'version');
}

export function nextRecordsVersion(sql: Sql, shop: string): number {
  return bump(sql, shop, 'records');
}

export function nextStockVersion(sql: Sql, shop: string): number {
  return bump(sql, shop, 'stock');
}

/** Documents are written by this module only, so they are not validated again. */
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

const TRANSLATIONS = defineTable('catalogue_translations', {
  kind: column.text,
  handle: column.text,
  language: column.text,
  fields: column.json<TranslationDraft['fields']>(),
});

/** Translations of all of a shop, in the order of their names. */
export function readTranslations(sql: Sql, shop: string) {
  return TRANSLATIONS.all(sql, 'WHERE shop = ? ORDER BY kind, handle, language', shop);
}

/** Removes collections and their translations. */
export function removeCollections(sql: Sql, shop: string, handles: readonly string[]): void {
  for (const table of ['catalogue_records', 'catalogue_translations']) {
    sql
      .prepare(
        `DELETE FROM ${table} WHERE shop = ? AND kind = 'collection'
         AND handle IN (SELECT value FROM json_each(?))`,
      )
      .run(shop, JSON.stringify(handles));
  }
}

/** Removes the records whose handles are not kept, and every translation of what is gone. */
export function removeRecordsExcept(
  sql: Sql,
  shop: string,
  kept: Readonly<Record<RecordKind, readonly string[]>>,
): void {
  for (const [kind, handles] of Object.entries(kept)) {
    for (const table of ['catalogue_records', 'catalogue_translations']) {
      sql
        .prepare(
          `DELETE FROM ${table} WHERE shop = ? AND kind = ?
           AND handle NOT IN (SELECT value FROM json_each(?))`,
        )
        .run(shop, kind, JSON.stringify(handles));
    }
  }
}
