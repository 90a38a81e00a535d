import { type Merchandise, merchandiseName } from './merchandise.ts';

export interface CartWarning {
  readonly code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  readonly lineId: string;
  readonly message: string;
}

/** Said when a line ends with fewer units than were asked for. */
export function stockWarning(
  line: { readonly id: string; readonly quantity: number },
  merchandise: Merchandise,
): CartWarning {
  if (line.quantity === 0) {
    const message = `The product '${merchandiseName(merchandise)}' is already sold out.`;
    return { code: 'MERCHANDISE_OUT_OF_STOCK', lineId: line.id, message };
  }
  const units = line.quantity === 1 ? '1 item was' : `${line.quantity} items were`;
  const message = `Only ${units} added to your cart due to availability.`;
  return { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: line.id, message };
}
