import type { Discount } from '../discount.ts';
import type { ItemSet } from '../discount-draft.ts';
import type { DiscountableLine } from './discount-engine.ts';

/** The names under which discounts find a line's item. */
export interface LineNames {
  readonly product: string;
  readonly collections: readonly string[];
  /** SKU and id of the variant. */
  readonly variant: readonly string[];
  /** Money is never sold for less. */
  readonly isGiftCard?: boolean;
}

export interface EngineLine {
  readonly line: DiscountableLine;
  readonly names: LineNames;
}

export function matchesItems(items: ItemSet, { names }: EngineLine): boolean {
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

/** A line with a selling plan is a subscription; a gift card suits none. Attributes never change a price. */
export function suitsPurchase(
  {
    appliesOnOneTimePurchase,
    appliesOnSubscription,
  }: Pick<Discount, 'appliesOnOneTimePurchase' | 'appliesOnSubscription'>,
  { line, names }: EngineLine,
): boolean {
  if (names.isGiftCard === true) return false;
  return line.sellingPlanId === null ? appliesOnOneTimePurchase : appliesOnSubscription;
}

export function priceOf({ line }: EngineLine, units: number = line.quantity): number {
  return line.unitPriceInMinorUnits * units;
}

export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
