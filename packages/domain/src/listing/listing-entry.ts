import type { ProductSpec } from '../catalogue/index.ts';
import { addMoney, type Money } from '../money/index.ts';

/** The fields of a product that a listing reads. */
export interface ListingProduct {
  readonly title: string;
  readonly specs: readonly ProductSpec[];
  readonly firstVariant: { readonly price: Money } | null;
  readonly rating: { readonly averageRating: number } | null;
  readonly soldQuantity: number;
}

/** An entry with products of its own is a bundle, which its products speak for (spec §5). */
export interface ListingEntry extends ListingProduct {
  readonly products?: readonly ListingProduct[];
  /** Precomputed sort keys; without them, they are computed here. */
  readonly sortKeys?: { readonly nameRank: number; readonly priceInMinorUnits: number | null };
}

/** The products to match: a bundle's, or the product itself. */
export function partsOf(entry: ListingEntry): readonly ListingProduct[] {
  return entry.products ?? [entry];
}

/** The first variant's price; a bundle's is the sum over its products (spec §5). Null where one has none. */
export function priceForSorting(entry: ListingEntry): Money | null {
  let sum: Money | null = null;
  for (const { firstVariant } of partsOf(entry)) {
    if (firstVariant === null) return null;
    sum = sum === null ? firstVariant.price : addMoney(sum, firstVariant.price);
  }
  return sum;
}

/** The same as a number; serialized entries know it. */
export function priceInMinorUnits(entry: ListingEntry): number | null {
  return entry.sortKeys
    ? entry.sortKeys.priceInMinorUnits
    : (priceForSorting(entry)?.amountInMinorUnits ?? null);
}
