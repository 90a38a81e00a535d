import { integerColumn, type Sql } from '../../store/index.ts';

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
