import type { CartLine } from './cart-lines.ts';

/** A line with what is known of its stock. */
export interface StockedLine extends CartLine {
  readonly merchandise: {
    readonly id: string;
    readonly availableForSale: boolean;
    readonly quantityAvailable: number | null;
  } | null;
}

/** Tells whether the cart can be ordered: the platform rejects an order that exceeds the stock. */
export type StockCheck =
  | { readonly kind: 'enough' }
  /** The changes that make it orderable; 0 removes a line. */
  | { readonly kind: 'short'; readonly changes: readonly QuantityChange[] }
  | { readonly kind: 'nothing' };

export interface QuantityChange {
  readonly id: string;
  readonly quantity: number;
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
  return changes.length === 0 ? { kind: 'enough' } : { kind: 'short', changes };
}

/** Available with a stock of 0: its stock is not tracked. */
export function unitsLeft({
  availableForSale,
  quantityAvailable,
}: NonNullable<StockedLine['merchandise']>): number {
  if (!availableForSale) return 0;
  return quantityAvailable === null || quantityAvailable < 1 ? Infinity : quantityAvailable;
}
