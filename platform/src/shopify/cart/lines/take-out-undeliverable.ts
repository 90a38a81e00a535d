import type { CartLine } from '../cart.ts';
import type { MerchandiseById } from '../merchandise.ts';
import { type CartWarning, stockWarning } from '../user-errors.ts';

/**
 * Empties the lines of what cannot be had where the cart goes. As at Shopify they stay empty when it
 * goes elsewhere again, and are told of each time.
 */
export function takeOutUndeliverable(
  lines: readonly CartLine[],
  merchandiseById: MerchandiseById,
): { readonly lines: readonly CartLine[]; readonly warnings: readonly CartWarning[] } {
  const left = lines.map((line) => {
    const isOutOfReach = merchandiseById.get(line.merchandiseId)?.isOutOfReach ?? false;
    return isOutOfReach && line.quantity > 0 ? { ...line, quantity: 0 } : line;
  });
  const warnings = left.flatMap((line) => {
    const merchandise = merchandiseById.get(line.merchandiseId);
    return merchandise && line.quantity === 0 ? [stockWarning(line, merchandise)] : [];
  });
  return { lines: left, warnings };
}
