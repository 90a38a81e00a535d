/** Up to this number pages say how many are left. */
const LOW_STOCK = 5;

/**
 * Counts what is left where that is few; null where there are enough, or where nobody counts: stock at or below zero of
 * what is for sale is sold on.
 */
export function lowStock(quantityAvailable: number | null): number | null {
  const isLow =
    quantityAvailable !== null && quantityAvailable > 0 && quantityAvailable <= LOW_STOCK;
  return isLow ? quantityAvailable : null;
}
