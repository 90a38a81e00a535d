import type { CartLine } from '../cart.ts';
import type { Merchandise } from '../merchandise.ts';

/** What one line may hold, given that other lines of the cart draw on the same stock. */
export function fitToStock({
  wanted,
  lineId,
  lines,
  merchandise,
}: {
  readonly wanted: number;
  readonly lineId: string | null;
  readonly lines: readonly CartLine[];
  readonly merchandise: Merchandise;
}): number {
  if (merchandise.sellableQuantity === null) return wanted;
  const heldElsewhere = lines
    .filter((line) => line.merchandiseId === merchandise.id && line.id !== lineId)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.min(wanted, Math.max(0, merchandise.sellableQuantity - heldElsewhere));
}
