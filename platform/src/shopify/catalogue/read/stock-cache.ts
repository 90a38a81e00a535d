import type { Sql } from '../../../store/index.ts';
import { placeOf } from '../facts/sorted-numbers.ts';
import { stockSince } from '../stored/stock-table.ts';
import type { AnyVariant } from './entries.ts';

/** Stock as last seen; `refresh` reads only what has changed since. */
export interface StockCache {
  readonly version: number;
  quantityOf(variant: AnyVariant): number;
  soldOf(variant: AnyVariant): number;
}

export interface LiveStockCache extends StockCache {
  refresh(sql: Sql, version: number): void;
}

/** The stock of some variants, given by their ascending numbers. */
export function createStockCache(shop: string, variantNumbers: Float64Array): LiveStockCache {
  const quantities = new Float64Array(variantNumbers.length);
  const sold = new Float64Array(variantNumbers.length);
  let seen = 0;
  const placeIn = ({ record }: AnyVariant) => placeOf(variantNumbers, record.number);
  return {
    get version() {
      return seen;
    },
    quantityOf: (variant) => quantities[placeIn(variant)] ?? 0,
    soldOf: (variant) => sold[placeIn(variant)] ?? 0,
    refresh(sql, version) {
      if (version === seen) return;
      for (const row of stockSince(sql, shop, seen)) {
        const place = placeOf(variantNumbers, row.variantNumber);
        if (place === -1) continue;
        quantities[place] = row.quantity;
        sold[place] = row.sold;
      }
      seen = version;
    },
  };
}

/** Null: unlimited. */
export function sellableQuantity(stock: StockCache, variant: AnyVariant): number | null {
  const { tracksInventory, continuesSellingWhenSoldOut } = variant.record;
  if (!tracksInventory || continuesSellingWhenSoldOut) return null;
  return Math.max(0, stock.quantityOf(variant));
}

export function isForSale(stock: StockCache, variant: AnyVariant): boolean {
  return sellableQuantity(stock, variant) !== 0;
}

interface Sold {
  readonly facts: { readonly variants: readonly AnyVariant[] };
}

export function isProductForSale(stock: StockCache, { facts }: Sold): boolean {
  return facts.variants.some((variant) => isForSale(stock, variant));
}
