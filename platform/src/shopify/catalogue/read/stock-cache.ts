import type { Sql } from '../../../store/index.ts';
import { stockSince } from '../stored/stock-table.ts';
import type { Product, Variant } from './entries.ts';

/** Stock as last seen. */
export interface StockCache {
  readonly version: number;
  quantityOf(variant: Variant): number;
  soldOf(variant: Variant): number;
}

export interface LiveStockCache extends StockCache {
  /** Reads only what has changed since. */
  refresh(sql: Sql, version: number): void;
}

export function createStockCache(shop: string): LiveStockCache {
  const levels = new Map<number, { readonly quantity: number; readonly sold: number }>();
  let seen = 0;
  return {
    get version() {
      return seen;
    },
    quantityOf: ({ record }) => levels.get(record.number)?.quantity ?? 0,
    soldOf: ({ record }) => levels.get(record.number)?.sold ?? 0,
    refresh(sql, version) {
      if (version === seen) return;
      for (const { variantNumber, ...level } of stockSince(sql, shop, seen)) {
        levels.set(variantNumber, level);
      }
      seen = version;
    },
  };
}

/** Returns how many units can be sold; null when there is no limit. */
export function sellableQuantity(stock: StockCache, variant: Variant): number | null {
  const { tracksInventory, continuesSellingWhenSoldOut } = variant.record;
  if (!tracksInventory || continuesSellingWhenSoldOut) return null;
  return Math.max(0, stock.quantityOf(variant));
}

export function isForSale(stock: StockCache, variant: Variant): boolean {
  return sellableQuantity(stock, variant) !== 0;
}

export function isProductForSale(stock: StockCache, { variants }: Product): boolean {
  return variants.some((variant) => isForSale(stock, variant));
}
