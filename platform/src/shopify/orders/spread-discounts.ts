import { allocateAmount } from '../discounts/index.ts';
import type { OrderContents, OrderDiscount } from './order.ts';

/** Lists each line's discounts with its shares of those on the whole order. */
export function spreadDiscounts({
  lines,
  discounts,
}: Pick<OrderContents, 'lines' | 'discounts'>): ReadonlyMap<string, readonly OrderDiscount[]> {
  const spread = new Map(lines.map((line) => [line.id, [...line.discounts]]));
  let left = lines.map((line) => (line.isGiftCard === true ? 0 : line.totalInMinorUnits));
  for (const discount of discounts) {
    const shares = allocateAmount(discount.amountInMinorUnits, left);
    left = left.map((price, place) => price - (shares[place] ?? 0));
    for (const [place, line] of lines.entries()) {
      const amountInMinorUnits = shares[place] ?? 0;
      if (amountInMinorUnits > 0) spread.get(line.id)?.push({ ...discount, amountInMinorUnits });
    }
  }
  return spread;
}
