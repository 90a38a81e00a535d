import type { DiscountableLine } from '../../cart/pricing/discount-engine.ts';
import type { Discount, ItemSet } from '../discount.ts';

/** How the sets of discounts name what stands in a line. */
export interface LineNames {
  readonly product: string;
  readonly collections: readonly string[];
  /** Its SKU and its id. */
  readonly variant: readonly string[];
}

export interface OpenLine {
  readonly line: DiscountableLine;
  readonly names: LineNames;
}

export function isMeant(items: ItemSet, { names }: OpenLine): boolean {
  switch (items.kind) {
    case 'all':
      return true;
    case 'collections':
      return names.collections.some((handle) => items.collections.includes(handle));
    case 'products':
      return (
        items.products.includes(names.product) ||
        names.variant.some((key) => items.variants.includes(key))
      );
  }
}

/** A line with a selling plan is a subscription. Its attributes are never asked: they change no price. */
export function suitsPurchase(
  {
    appliesOnOneTimePurchase,
    appliesOnSubscription,
  }: Pick<Discount, 'appliesOnOneTimePurchase' | 'appliesOnSubscription'>,
  { line }: OpenLine,
): boolean {
  return line.sellingPlanId === null ? appliesOnOneTimePurchase : appliesOnSubscription;
}

export function priceOf({ line }: OpenLine, units: number = line.quantity): number {
  return line.unitPriceInMinorUnits * units;
}

export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
