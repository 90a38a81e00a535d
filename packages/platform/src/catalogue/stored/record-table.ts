import { integerColumn, type Sql, textColumn } from '../../core/index.ts';
import type { RecordKind, RecordKinds } from './records.ts';

/**
 * A record is read and written whole, so it is one JSON document; what orders change (stock, units
 * sold) stands beside it in columns. Versions tell a reader whether what it remembers still holds.
 */
export const CATALOGUE_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS catalogue_records (
    shop TEXT NOT NULL,
    kind TEXT NOT NULL,
    handle TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (shop, kind, handle)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS catalogue_translations (
    shop TEXT NOT NULL,
    kind TEXT NOT NULL,
    handle TEXT NOT NULL,
    language TEXT NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (shop, kind, handle, language)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS catalogue_stock (
    shop TEXT NOT NULL,
    variant INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    sold INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL,
    PRIMARY KEY (shop, variant)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS catalogue_stock_by_version ON catalogue_stock (shop, version)',
  `CREATE TABLE IF NOT EXISTS catalogue_versions (
    shop TEXT PRIMARY KEY,
    records INTEGER NOT NULL DEFAULT 0,
    stock INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
];

export interface CatalogueVersions {
  readonly records: number;
  readonly stock: number;
}

export function readVersions(sql: Sql, shop: string): CatalogueVersions {
  const row = sql.prepare('SELECT records, stock FROM catalogue_versions WHERE shop = ?').get(shop);
  if (row === undefined) return { records: 0, stock: 0 };
  return { records: integerColumn(row, 'records'), stock: integerColumn(row, 'stock') };
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
