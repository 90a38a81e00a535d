import type { CartLine } from '../cart.ts';
import type { Merchandise } from '../merchandise.ts';

/** The lines, where others of the same variant hold no more than the stock that this one leaves; the first ones keep theirs. */
export function leaveToOthers(
  lines: readonly CartLine[],
  { id, quantity }: Pick<CartLine, 'id' | 'quantity'>,
  merchandise: Pick<Merchandise, 'id' | 'sellableQuantity'>,
): readonly CartLine[] {
  if (merchandise.sellableQuantity === null) return lines;
  let left = Math.max(0, merchandise.sellableQuantity - quantity);
  return lines.map((line) => {
    if (line.id === id || line.merchandiseId !== merchandise.id) return line;
    const kept = Math.min(line.quantity, left);
    left -= kept;
    return kept === line.quantity ? line : { ...line, quantity: kept };
  });
}
