import type { CartAttribute } from '../cart/index.ts';
import type { OrderDiscount } from '../orders/index.ts';

/** A line of the checkout as the buyer sees it, at today's price. */
export interface BagLine {
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly productTitle: string;
  readonly variantTitle: string | null;
  readonly sku: string | null;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly tracksInventory: boolean;
  /** Null: stock is not tracked, or selling goes on when it runs out. */
  readonly sellableQuantity: number | null;
  readonly unitPriceInMinorUnits: number;
  readonly subtotalInMinorUnits: number;
  readonly totalInMinorUnits: number;
  readonly sellingPlanId: string | null;
  readonly sellingPlanName: string | null;
  readonly discounts: readonly OrderDiscount[];
  readonly attributes: readonly CartAttribute[];
}

export interface Bag {
  readonly lines: readonly BagLine[];
  readonly discounts: readonly OrderDiscount[];
  /** Lines at their own price; discounts are told apart. */
  readonly subtotalInMinorUnits: number;
  readonly discountInMinorUnits: number;
}

/** What delivery prices look at. */
export function bagValueInMinorUnits(bag: Bag): number {
  return bag.subtotalInMinorUnits - bag.discountInMinorUnits;
}

export interface Shortage {
  readonly title: string;
  readonly left: number;
}

/** Lines of one variant draw on one stock, so they are counted together. */
export function shortagesOf(lines: readonly BagLine[]): readonly Shortage[] {
  const unitsByVariant = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    unitsByVariant.set(variantId, (unitsByVariant.get(variantId) ?? 0) + quantity);
  }
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const units = unitsByVariant.get(line.variantId) ?? 0;
    const left = line.sellableQuantity;
    if (left === null || units <= left || seen.has(line.variantId)) return [];
    seen.add(line.variantId);
    return [{ title: bagLineName(line), left: Math.max(0, left) }];
  });
}

// A size stays in one line.
const NO_BREAK = '\u00a0';

export function bagLineName({
  productTitle,
  variantTitle,
}: Pick<BagLine, 'productTitle' | 'variantTitle'>): string {
  return variantTitle === null
    ? productTitle
    : `${productTitle} (${variantTitle.replaceAll(' ', NO_BREAK)})`;
}
