import {
  countQualifyingItems,
  FREE_ITEM_QUANTITY,
  type PromoSettings,
  type PromotionLine,
} from '../promotions/index.ts';
import type { Entitlement, RequestedUnits } from './assign-free-units.ts';
import type { AutomaticDiscount } from './automatic-discount.ts';
import { discountProgress } from './earned-units.ts';

/** The free units of a discount; none once it no longer triggers. */
export function discountEntitlement(
  discount: AutomaticDiscount,
  lines: readonly PromotionLine[],
): Entitlement {
  return {
    variantIds: discount.freeProducts.map(({ variantId }) => variantId),
    units: discountProgress(discount, lines).allowedUnits,
  };
}

/** Item of the free-item promotion: it carries the same mark as free units (spec §3). */
export function freeItemEntitlement(
  settings: PromoSettings | null,
  lines: readonly PromotionLine[],
): readonly Entitlement[] {
  if (settings === null || settings.freeItem === null) return [];
  const isEarned = countQualifyingItems(lines, settings) >= settings.threshold;
  return [{ variantIds: [settings.freeItem.variantId], units: isEarned ? FREE_ITEM_QUANTITY : 0 }];
}

export function requestedUnits(lines: readonly PromotionLine[]): readonly RequestedUnits[] {
  return lines.map(({ quantity, merchandise }) => ({
    variantId: merchandise?.id ?? '',
    units: quantity,
  }));
}
