import type { ProductDetail, SellingPlan, Variant } from '@lokke/domain/catalogue';
import { useState } from 'react';

export interface Selection {
  readonly variant: Variant | null;
  readonly chooseVariant: (id: string) => void;
  readonly sellingPlan: SellingPlan | null;
  /** Null: just this once. */
  readonly chooseSellingPlan: (id: string | null) => void;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** The most that can be bought, or null when stock is not counted. */
  readonly largestQuantity: number | null;
}

/** What a visitor is about to buy. It starts at the first size that can be bought. */
export function useSelection({ variants, sellingPlans }: ProductDetail): Selection {
  const [variantId, chooseVariant] = useState<string | null>(null);
  const [sellingPlanId, chooseSellingPlan] = useState<string | null>(null);
  const [wanted, setQuantity] = useState(1);

  const variant =
    variants.find(({ id }) => id === variantId) ??
    variants.find(({ availableForSale }) => availableForSale) ??
    variants[0] ??
    null;
  const largestQuantity = largestOf(variant);
  return {
    variant,
    chooseVariant,
    sellingPlan: sellingPlans.find(({ id }) => id === sellingPlanId) ?? null,
    chooseSellingPlan,
    quantity: Math.min(wanted, largestQuantity ?? wanted),
    setQuantity,
    largestQuantity,
  };
}

// Stock at or below zero of something that is for sale is stock that the shop does not limit.
function largestOf(variant: Variant | null): number | null {
  const stock = variant?.quantityAvailable ?? null;
  return stock !== null && stock > 0 ? stock : null;
}
