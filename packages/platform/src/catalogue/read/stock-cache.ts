import type { Sql } from '../../core/index.ts';
import { stockSince } from '../stored/stock-table.ts';
import type { Product, Variant } from './entries.ts';

interface Level {
  readonly quantity: number;
  readonly sold: number;
}

/** Stock as last seen; `refresh` reads only what has changed since. */
export interface StockCache {
  readonly version: number;
  quantityOf(variant: Variant): number;
  soldOf(product: Product): number;
}

export interface LiveStockCache extends StockCache {
  refresh(sql: Sql, version: number): void;
}

export function createStockCache(shop: string): LiveStockCache {
  const levels = new Map<number, Level>();
  let seen = 0;
  return {
    get version() {
      return seen;
    },
    quantityOf: ({ record }) => levels.get(record.number)?.quantity ?? 0,
    soldOf: ({ variants }) =>
      variants.reduce((sum, { record }) => sum + (levels.get(record.number)?.sold ?? 0), 0),
    refresh(sql, version) {
      if (version === seen) return;
      for (const { variantNumber, quantity, sold } of stockSince(sql, shop, seen)) {
        levels.set(variantNumber, { quantity, sold });
      }
      seen = version;
    },
  };
}

/** Null: unlimited. */
export function sellableQuantity(stock: StockCache, variant: Variant): number | null {
  const { tracksInventory, continuesSellingWhenSoldOut } = variant.record;
  if (!tracksInventory || continuesSellingWhenSoldOut) return null;
  return Math.max(0, stock.quantityOf(variant));
}

export function isForSale(stock: StockCache, variant: Variant): boolean {
  return sellableQuantity(stock, variant) !== 0;
}

export function isProductForSale(stock: StockCache, product: Product): boolean {
  return product.variants.some((variant) => isForSale(stock, variant));
}
