import { allocateAmount, type DiscountAllocation } from '../../discounts/index.ts';
import type { PricedCart } from './price-cart.ts';

/** The discounts of the order, line by line: Shopify's carts name them once for each line that bears a part. */
export function spreadAllocations({
  lines,
  allocations,
}: Pick<PricedCart, 'allocations'> & {
  readonly lines: readonly { readonly totalInMinorUnits: number }[];
}): readonly DiscountAllocation[] {
  let left = lines.map(({ totalInMinorUnits }) => totalInMinorUnits);
  return allocations.flatMap((allocation) => {
    const shares = allocateAmount(allocation.amountInMinorUnits, left);
    left = left.map((price, index) => price - (shares[index] ?? 0));
    return shares
      .filter((share) => share > 0)
      .map((amountInMinorUnits) => ({ ...allocation, amountInMinorUnits }));
  });
}
