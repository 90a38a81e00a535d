import type { CartLine } from './cart-lines.ts';

/** A line with what is known of its stock. */
export interface StockedLine extends CartLine {
  readonly merchandise: {
    readonly id: string;
    readonly availableForSale: boolean;
    readonly quantityAvailable: number | null;
  } | null;
}

/** Whether the bag can be ordered as it is: an order for more than is left is refused as a whole. */
export type BagStock =
  | { readonly kind: 'enough' }
  /** What has to become of which lines first; 0 takes a line out. */
  | { readonly kind: 'short'; readonly changes: readonly LineAtStock[] }
  | { readonly kind: 'nothing' };

export interface LineAtStock {
  readonly id: string;
  readonly quantity: number;
}

/** Lines of one variant draw on one stock, the first ones first. A line without units is left out of an order by itself. */
export function stockOfBag(lines: readonly StockedLine[]): BagStock {
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

/** None left of what is for sale all the same: its stock is not counted. */
export function unitsLeft({
  availableForSale,
  quantityAvailable,
}: NonNullable<StockedLine['merchandise']>): number {
  if (!availableForSale) return 0;
  return quantityAvailable === null || quantityAvailable < 1 ? Infinity : quantityAvailable;
}
