import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { afterNextFrame } from '../../shared/run-when-idle.ts';

export type Selection = ReturnType<typeof useSelection>;

/** Selection of size, quantity and plan; initially the size in the URL, else the first available. */
export function useSelection({ variants, sellingPlans }: ProductDetail) {
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
    /** Null when stock is not tracked. */
    largestQuantity,
  };
}

interface Chosen {
  readonly id: string;
  /** Queries between which the URL is moving; any other selects anew. */
  readonly searches: readonly string[];
}

/** Selected `?variant=7`: changes at once, the URL follows once that is painted. */
function useVariantId(variants: readonly Variant[]) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const named = new URLSearchParams(search).get('variant');
  const linked = variants.find(({ id }) => numericIdOf(id) === named)?.id ?? null;
  const cancel = useRef<() => void>(() => undefined);
  // Cancels: on another page the query would be wrong.
  useEffect(() => () => cancel.current(), []);

  const choose = (id: string) => {
    const query = new URLSearchParams(search);
    query.set('variant', numericIdOf(id));
    const to = `?${query}`;
    setChosen({ id, searches: [search, to] });
    cancel.current();
    cancel.current = afterNextFrame(() => {
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    });
  };
  return [chosen?.searches.includes(search) ? chosen.id : linked, choose] as const;
}

// Stock at or below zero of an available product means untracked.
function largestOf(variant: Variant | null): number | null {
  const stock = variant?.quantityAvailable ?? null;
  return stock !== null && stock > 0 ? stock : null;
}
