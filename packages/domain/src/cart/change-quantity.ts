import { formatAmount, parseMoney, type WireMoney } from '../money/index.ts';
import type { CartLine } from './cart-lines.ts';

/** A line with its price, as a cart on screen needs it. */
export interface PricedLine extends CartLine {
  readonly cost: {
    readonly amountPerQuantity: WireMoney;
    readonly subtotalAmount: WireMoney;
    readonly totalAmount: WireMoney;
  };
}

/** Returns the line with another quantity; an estimate, with savings in proportion. */
export function withQuantity<Line extends PricedLine>(line: Line, quantity: number): Line {
  const { amountPerQuantity, subtotalAmount, totalAmount } = line.cost;
  const fullPrice = minorUnitsOf(amountPerQuantity) * quantity;
  const before = minorUnitsOf(subtotalAmount);
  const paidShare = before === 0 ? 1 : minorUnitsOf(totalAmount) / before;
  return {
    ...line,
    quantity,
    cost: {
      ...line.cost,
      subtotalAmount: withMinorUnits(subtotalAmount, fullPrice),
      totalAmount: withMinorUnits(totalAmount, Math.round(fullPrice * paidShare)),
    },
  };
}

export function minorUnitsOf(money: WireMoney): number {
  return parseMoney(money).amountInMinorUnits;
}

export function withMinorUnits(money: WireMoney, amountInMinorUnits: number): WireMoney {
  return { ...money, amount: formatAmount({ ...parseMoney(money), amountInMinorUnits }) };
}
