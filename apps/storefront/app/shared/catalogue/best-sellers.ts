import { isListed, type ProductSummary } from '@lokke/domain/catalogue';

const MOST = 4;

/** Returns what sells most, where nothing else is to be shown. */
export function bestSellersOf(products: readonly ProductSummary[]): readonly ProductSummary[] {
  return products
    .filter(isListed)
    .toSorted((left, right) => right.soldQuantity - left.soldQuantity)
    .slice(0, MOST);
}
