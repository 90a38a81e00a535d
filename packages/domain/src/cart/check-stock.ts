import { wholeCases } from '../trade/index.ts';
import type { CartLine } from './cart-lines.ts';

/** A line with what is known of its stock. */
export interface StockedLine extends CartLine {
  readonly merchandise: {
    readonly id: string;
    readonly availableForSale: boolean;
    readonly quantityAvailable: number | null;
    /** Units that its buyer takes together. */
    readonly caseQuantity?: number | undefined;
  } | null;
}

/** Tells whether the cart can be ordered: the platform rejects an order that exceeds the stock. */
export type StockCheck =
  | { readonly kind: 'enough' }
  /** The changes that make it orderable; 0 removes a line. */
  | { readonly kind: 'short'; readonly changes: readonly QuantityChange[] }
  /** The changes that fill its cases, which the platform asks for, too. */
  | { readonly kind: 'cases'; readonly changes: readonly QuantityChange[] }
  | { readonly kind: 'nothing' };

export interface QuantityChange {
  readonly id: string;
  readonly quantity: number;
  /** Quantity that a stepper showed when it was pressed: the press counts on top of what other tabs did since. */
  readonly seen?: number | undefined;
}

/** Lines of one variant share its stock, the first ones first. The platform drops lines without stock by itself. */
export function checkStock(lines: readonly StockedLine[]): StockCheck {
  const left = new Map<string, number>();
  const orderable = lines.map(({ id, quantity, merchandise }) => {
    if (merchandise === null) return { id, wanted: quantity, quantity: 0 };
    const stock = left.get(merchandise.id) ?? unitsLeft(merchandise);
    const given = Math.min(quantity, stock);
    left.set(merchandise.id, stock - given);
    return { id, wanted: quantity, quantity: given };
  });
  if (orderable.every(({ quantity }) => quantity === 0)) return { kind: 'nothing' };
  const changes = orderable
    .filter(({ wanted, quantity }) => quantity < wanted)
    .map(({ id, quantity }) => ({ id, quantity }));
  if (changes.length > 0) return { kind: 'short', changes };
  const filled = lines.map(fillCases).filter((change) => change !== null);
  return filled.length === 0 ? { kind: 'enough' } : { kind: 'cases', changes: filled };
}

function fillCases({ id, quantity, merchandise }: StockedLine): QuantityChange | null {
  if (merchandise === null) return null;
  const whole = wholeCases(quantity, merchandise.caseQuantity ?? 1, unitsLeft(merchandise));
  return whole === quantity ? null : { id, quantity: whole };
}

/** Available with a stock of 0: its stock is not tracked. */
export function unitsLeft({
  availableForSale,
  quantityAvailable,
}: NonNullable<StockedLine['merchandise']>): number {
  if (!availableForSale) return 0;
  return quantityAvailable === null || quantityAvailable < 1 ? Infinity : quantityAvailable;
}
