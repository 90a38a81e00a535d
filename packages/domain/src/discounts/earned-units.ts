import { parseMinorUnits } from '../money/index.ts';
import { collectionsOf, isReward, type PromotionLine } from '../promotions/index.ts';
import type { AutomaticDiscount, BuyItems } from './automatic-discount.ts';

export interface DiscountProgress {
  /** Units, or minor units of the currency, by what the discount counts. */
  readonly qualifying: number;
  readonly threshold: number;
  readonly isTriggered: boolean;
  /** floor(qualifying / threshold). */
  readonly earnedUnits: number;
  /** Earned, and within the limit per order. */
  readonly allowedUnits: number;
}

/** Progress of a cart towards a discount (spec §4). One that is not ACTIVE earns nothing. */
export function discountProgress(
  discount: AutomaticDiscount,
  lines: readonly PromotionLine[],
): DiscountProgress {
  const { buyValue, usesPerOrderLimit, isActive } = discount;
  const threshold = buyValue.kind === 'quantity' ? buyValue.quantity : buyValue.amountInMinorUnits;
  const qualifying = lines
    .filter((line) => isQualifying(line, discount.buyItems))
    .reduce((sum, line) => sum + worthOf(line, buyValue.kind), 0);
  const isTriggered = isActive && qualifying >= threshold;
  const earnedUnits = isTriggered ? Math.floor(qualifying / threshold) : 0;
  return {
    qualifying,
    threshold,
    isTriggered,
    earnedUnits,
    allowedUnits: Math.min(earnedUnits, usesPerOrderLimit ?? earnedUnits),
  };
}

/** Gifts and free units do not count: a reward would earn the next one, without end. */
function isQualifying(line: PromotionLine, items: BuyItems): boolean {
  if (line.merchandise === null || isReward(line)) return false;
  switch (items.kind) {
    case 'all':
      return true;
    case 'products':
      return (
        items.productIds.includes(line.merchandise.product.id) ||
        items.variantIds.includes(line.merchandise.id)
      );
    case 'collections':
      return collectionsOf(line).some(({ id }) => items.collectionIds.includes(id));
  }
}

// An unreadable price counts as 0.
function worthOf(line: PromotionLine, kind: 'quantity' | 'amount'): number {
  const { quantity, merchandise, cost } = line;
  if (kind === 'quantity') return quantity;
  const price = cost?.amountPerQuantity ?? merchandise?.priceV2;
  return quantity * (parseMinorUnits(price?.amount ?? '') ?? 0);
}
