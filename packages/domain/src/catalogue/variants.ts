import type { Variant } from './product.ts';

/** Tells whether the compare-at price is higher. */
export function isReduced({ compareAtPrice, price }: Variant): boolean {
  return compareAtPrice !== null && compareAtPrice.amountInMinorUnits > price.amountInMinorUnits;
}
