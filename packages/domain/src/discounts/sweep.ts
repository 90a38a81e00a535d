import {
  isFreeUnit,
  isGiftLine,
  type PromoSettings,
  type PromotionLine,
} from '../promotions/index.ts';
import { assignFreeUnits, type Entitlement } from './assign-free-units.ts';
import type { AutomaticDiscount } from './automatic-discount.ts';
import { discountEntitlement, freeItemEntitlement, requestedUnits } from './entitlements.ts';

/** Delay of the sweep after the cart changed (spec §9). */
export const SWEEP_DELAY_IN_MS = 1000;

/** A line to replace: quantity 0 takes it out. */
export interface SweptLine {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
}

export interface SweepInput {
  readonly lines: readonly PromotionLine[];
  readonly discounts: readonly AutomaticDiscount[];
  readonly gifts: readonly AutomaticDiscount[];
  readonly promo: PromoSettings | null;
}

/**
 * Takes out marked lines that no promotion gives any more (spec §4), and reduces those that hold more than was
 * earned: the platform would charge what no discount covers. Empty when all is in order.
 */
export function sweepFreeLines(input: SweepInput): readonly SweptLine[] {
  const { lines, discounts, gifts, promo } = input;
  return [
    ...sweep(lines.filter(isFreeUnit), [
      ...freeItemEntitlement(promo, lines),
      ...discounts.map((discount) => discountEntitlement(discount, lines)),
    ]),
    ...sweep(
      lines.filter(isGiftLine),
      gifts.map((gift) => discountEntitlement(gift, lines)),
    ),
  ];
}

function sweep(
  lines: readonly PromotionLine[],
  entitlements: readonly Entitlement[],
): readonly SweptLine[] {
  const { covered } = assignFreeUnits(requestedUnits(lines), entitlements);
  return lines.flatMap(({ id, merchandise, quantity }, index) => {
    const deserved = covered[index] ?? 0;
    // A line without merchandise is dropped with its cart; one that is sold out stays while it is deserved.
    if (merchandise === null || (deserved === quantity && isGiven(merchandise.id, entitlements))) {
      return [];
    }
    return { id, variantId: merchandise.id, quantity: deserved };
  });
}

/** Tells whether a discount gives units of a variant now. */
export function isGivenByDiscount(
  variantId: string,
  { lines, discounts }: Pick<SweepInput, 'lines' | 'discounts'>,
): boolean {
  return isGiven(
    variantId,
    discounts.map((discount) => discountEntitlement(discount, lines)),
  );
}

function isGiven(variantId: string, entitlements: readonly Entitlement[]): boolean {
  return entitlements.some(({ variantIds, units }) => units > 0 && variantIds.includes(variantId));
}
