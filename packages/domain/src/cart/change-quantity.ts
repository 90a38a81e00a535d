import { formatAmount, parseMoney, type WireMoney } from '../money/index.ts';
import type { CartLine } from './cart-lines.ts';

/** A line with its price, as a cart on screen needs it. */
export interface PricedLine extends CartLine {
  readonly cost: {
    readonly amountPerQuantity: WireMoney;
    readonly subtotalAmount: WireMoney;
    readonly totalAmount: WireMoney;
  };
  readonly discountAllocations?: readonly { readonly discountedAmount: WireMoney }[];
}

/** Returns the line with another quantity; an estimate, with savings in proportion. */
export function withQuantity<Line extends PricedLine>(line: Line, quantity: number): Line {
  const { amountPerQuantity, subtotalAmount, totalAmount } = line.cost;
  const fullPrice = minorUnitsOf(amountPerQuantity) * quantity;
  const before = minorUnitsOf(subtotalAmount);
  const inProportion = (money: WireMoney) =>
    withMinorUnits(
      money,
      before === 0 ? 0 : Math.round((minorUnitsOf(money) * fullPrice) / before),
    );
  const { discountAllocations = [] } = line;
  const allocations = discountAllocations.map((allocation) => ({
    ...allocation,
    discountedAmount: inProportion(allocation.discountedAmount),
  }));
  const saved = allocations.reduce((sum, one) => sum + minorUnitsOf(one.discountedAmount), 0);
  const total = withMinorUnits(totalAmount, Math.max(0, fullPrice - saved));
  return {
    ...line,
    quantity,
    cost: {
      ...line.cost,
      subtotalAmount: withMinorUnits(subtotalAmount, fullPrice),
      totalAmount: allocations.length > 0 || before === 0 ? total : inProportion(totalAmount),
    },
    ...(line.discountAllocations && { discountAllocations: allocations }),
  };
}

export function minorUnitsOf(money: WireMoney): number {
  return parseMoney(money).amountInMinorUnits;
}

export function withMinorUnits(money: WireMoney, amountInMinorUnits: number): WireMoney {
  return { ...money, amount: formatAmount({ ...parseMoney(money), amountInMinorUnits }) };
}
