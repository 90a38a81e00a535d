import { allocateAmount } from '../discounts/index.ts';
import type { OrderLine } from './order.ts';

interface DiscountedGoods<Discount extends { readonly amountInMinorUnits: number }> {
  readonly lines: readonly Pick<OrderLine, 'id' | 'totalInMinorUnits' | 'isGiftCard'>[];
  /** Discounts of the order as a whole. */
  readonly discounts: readonly Discount[];
}

/**
 * Shares the discounts of a whole order among its lines, by id: all that asks what was paid for a line, or taken off it,
 * has it from here. None comes off a gift card.
 */
export function lineShares<Discount extends { readonly amountInMinorUnits: number }>({
  lines,
  discounts,
}: DiscountedGoods<Discount>): ReadonlyMap<
  string,
  { readonly paidInMinorUnits: number; readonly shares: readonly Discount[] }
> {
  const rows = lines.map(({ id, totalInMinorUnits, isGiftCard }) => ({
    id,
    paidInMinorUnits: totalInMinorUnits,
    isGiftCard,
    shares: [] as Discount[],
  }));
  for (const discount of discounts) {
    const prices = rows.map((row) => (row.isGiftCard === true ? 0 : row.paidInMinorUnits));
    const amounts = allocateAmount(discount.amountInMinorUnits, prices);
    for (const [place, row] of rows.entries()) {
      const amountInMinorUnits = amounts[place] ?? 0;
      if (amountInMinorUnits === 0) continue;
      row.paidInMinorUnits -= amountInMinorUnits;
      row.shares.push({ ...discount, amountInMinorUnits });
    }
  }
  return new Map(rows.map((row) => [row.id, row]));
}

/** Computes what was paid for each line after every discount; their sum is exactly what the goods cost. */
export function paidByLine(
  goods: DiscountedGoods<{ readonly amountInMinorUnits: number }>,
): ReadonlyMap<string, number> {
  return new Map(
    [...lineShares(goods)].map(([id, { paidInMinorUnits }]) => [id, paidInMinorUnits]),
  );
}
