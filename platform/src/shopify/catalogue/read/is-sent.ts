import type { Variant } from './entries.ts';

/** Asks whether a parcel leaves for it; a gift card comes by letter whatever its row says. */
export function isSent({ record, product }: Variant): boolean {
  return record.requiresShipping && !product.record.isGiftCard;
}
