import type { ProductDetail, SellingPlan, Variant } from '@lokke/domain/catalogue';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { numericIdOf } from '../../shared/catalogue/numeric-id.ts';

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

/** What a visitor is about to buy. It starts at the size that the address names, else at the first that can be bought. */
export function useSelection({ variants, sellingPlans }: ProductDetail): Selection {
  const [variantId, chooseVariant] = useVariantId(variants);
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

interface Chosen {
  readonly id: string;
  /** The queries between which it stands; another one names a size anew. */
  readonly searches: readonly string[];
}

/** `?variant=7`, as a shop's feeds and letters write it: the size is chosen at once, and the address follows. */
function useVariantId(variants: readonly Variant[]) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const named = new URLSearchParams(search).get('variant');
  const linked = variants.find(({ id }) => numericIdOf(id) === named)?.id ?? null;

  const choose = (id: string) => {
    const query = new URLSearchParams(search);
    query.set('variant', numericIdOf(id));
    const to = `?${query}`;
    setChosen({ id, searches: [search, to] });
    // Spec §2: an update of the address replaces the history entry and does not scroll.
    void navigate({ search: to }, { replace: true, preventScrollReset: true });
  };
  return [chosen?.searches.includes(search) ? chosen.id : linked, choose] as const;
}

// Stock at or below zero of something that is for sale is stock that the shop does not limit.
function largestOf(variant: Variant | null): number | null {
  const stock = variant?.quantityAvailable ?? null;
  return stock !== null && stock > 0 ? stock : null;
}
