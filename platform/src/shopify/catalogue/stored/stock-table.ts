import { column, defineTable, type Sql } from '../../../store/index.ts';
import { nextStockVersion } from './record-table.ts';

const STOCK = defineTable('catalogue_stock', {
  variantNumber: column.named('variant', column.integer),
  quantity: column.integer,
  sold: column.integer,
});

export interface StockLevel {
  readonly variantNumber: number;
  readonly quantity: number;
}

/** Replaces quantities by those of an import or the console; units sold stay. */
export function setStock(sql: Sql, shop: string, levels: readonly StockLevel[]): void {
  const version = nextStockVersion(sql, shop);
  const statement = sql.prepare(
    `INSERT INTO catalogue_stock (shop, variant, quantity, version) VALUES (?, ?, ?, ?)
     ON CONFLICT (shop, variant) DO UPDATE SET quantity = excluded.quantity, version = excluded.version`,
  );
  for (const level of levels) statement.run(shop, level.variantNumber, level.quantity, version);
}

export interface SoldUnits {
  readonly variantNumber: number;
  readonly units: number;
  /** False for a variant whose stock is not counted: only the units sold are noted. */
  readonly takesStock: boolean;
}

/** Takes what an order bought. The caller has checked, in the same write, that it is there. */
export function takeStock(sql: Sql, shop: string, sold: readonly SoldUnits[]): void {
  const version = nextStockVersion(sql, shop);
  const statement = sql.prepare(
    `INSERT INTO catalogue_stock (shop, variant, quantity, sold, version)
     VALUES (:shop, :variant, -:taken, :units, :version)
     ON CONFLICT (shop, variant) DO UPDATE
     SET quantity = quantity - :taken, sold = sold + :units, version = :version`,
  );
  for (const { variantNumber, units, takesStock } of sold) {
    statement.run({
      shop,
      variant: variantNumber,
      taken: takesStock ? units : 0,
      units,
      version,
    });
  }
}

/** Puts back what an order gave up or sent back; how often a variant was bought stays. */
export function returnStock(
  sql: Sql,
  shop: string,
  returned: readonly Pick<SoldUnits, 'variantNumber' | 'units'>[],
): void {
  if (returned.length === 0) return;
  const version = nextStockVersion(sql, shop);
  const statement = sql.prepare(
    `UPDATE catalogue_stock SET quantity = quantity + :units, version = :version
     WHERE shop = :shop AND variant = :variant`,
  );
  for (const { variantNumber, units } of returned) {
    statement.run({ shop, variant: variantNumber, units, version });
  }
}

export function stockSince(sql: Sql, shop: string, version: number) {
  return STOCK.all(sql, 'WHERE shop = ? AND version > ?', shop, version);
}
