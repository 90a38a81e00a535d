import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import {
  type Combinations,
  combinationsOf,
  firstChoice,
  type Places,
  placesOf,
  readChoice,
  writeChoice,
} from '@lokke/domain/options';
import { wholeCases } from '@lokke/domain/trade';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { afterNextFrame } from '../../shared/run-when-idle.ts';

export type Selection = ReturnType<typeof useSelection>;

/** Selection of variant, quantity and plan; initially the variant in the URL, else the first available. */
export function useSelection(product: ProductDetail, caseQuantity = 1) {
  const { sellingPlans } = product;
  const combinations = useMemo(() => combinationsOf(product), [product]);
  const [search, choose] = useChosenQuery();
  const asked = askedIn(product, combinations, search);
  const { loaded, isLoading, hasFailed } = useVariantOf(product, asked);
  const [last, setLast] = useState(loaded);
  if (loaded !== null && loaded !== last) setLast(loaded);
  const [sellingPlanId, chooseSellingPlan] = useState<string | null>(null);
  const [wanted, setQuantity] = useState(1);

  const { variants } = product;
  const variant = loaded ?? last ?? variants.find(isForSale) ?? variants[0] ?? null;
  const largestQuantity = largestOf(variant);
  return {
    variant,
    combinations,
    /** Places of the chosen values; the variant follows when it is loaded. */
    places: asked.places,
    isLoading,
    hasFailed,
    chooseVariant: (id: string) => choose({ variant: numericIdOf(id) }, product),
    chooseValues: (places: Places) =>
      choose(
        Object.fromEntries(
          writeChoice(product.options, places).map(({ name, value }) => [name, value]),
        ),
        product,
      ),
    sellingPlan: sellingPlans.find(({ id }) => id === sellingPlanId) ?? null,
    chooseSellingPlan,
    quantity: wholeCases(wanted, caseQuantity, largestQuantity),
    caseQuantity,
    setQuantity,
    /** Null when stock is not tracked. */
    largestQuantity,
  };
}

interface Asked {
  readonly variant: Variant | null;
  readonly places: Places | null;
}

/** The variant that a query names: by its id, else by option values, else the first available. */
function askedIn(product: ProductDetail, combinations: Combinations, search: string): Asked {
  const { options, variants } = product;
  const params = new URLSearchParams(search);
  const named = params.get('variant');
  const linked = variants.find(({ id }) => numericIdOf(id) === named) ?? null;
  if (linked !== null) return { variant: linked, places: placesOf(options, linked) };
  const places = readChoice(options, combinations, params) ?? firstChoice(combinations);
  const key = places?.join();
  const variant = variants.find((each) => placesOf(options, each)?.join() === key) ?? null;
  // Options that no variant tells apart leave the choice to the stock.
  const isOne = variant !== null && options.length > 0;
  return { variant: isOne ? variant : null, places };
}

/** Loads a variant that did not come with the product. */
function useVariantOf({ handle, combinations }: ProductDetail, { variant, places }: Asked) {
  const { load, data } = useFetcher<{
    readonly places: string;
    readonly variant: Variant | null;
  }>();
  const key = places?.join('-') ?? '';
  const isNeeded = variant === null && combinations !== undefined && key !== '';
  useEffect(() => {
    if (isNeeded) void load(`/products/${handle}/variant/${key}`);
  }, [load, handle, isNeeded, key]);
  const answer = isNeeded && data?.places === key ? data : null;
  return {
    loaded: variant ?? answer?.variant ?? null,
    isLoading: isNeeded && answer === null,
    hasFailed: answer !== null && answer.variant === null,
  };
}

interface Chosen {
  readonly search: string;
  /** Queries between which the URL is moving; any other selects anew. */
  readonly searches: readonly string[];
}

/** Query of the choice: changes at once, the URL follows once that is painted. */
function useChosenQuery() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const cancel = useRef<() => void>(() => undefined);
  // Cancels: on another page the query would be wrong.
  useEffect(() => () => cancel.current(), []);

  const choose = (values: Readonly<Record<string, string>>, { options }: ProductDetail) => {
    const query = new URLSearchParams(search);
    const names = new Set(['variant', ...options.map(({ name }) => name.toLowerCase())]);
    for (const name of [...query.keys()]) if (names.has(name.toLowerCase())) query.delete(name);
    for (const [name, value] of Object.entries(values)) query.set(name, value);
    const to = `?${query}`;
    setChosen({ search: to, searches: [search, to] });
    cancel.current();
    cancel.current = afterNextFrame(() => {
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    });
  };
  return [chosen?.searches.includes(search) ? chosen.search : search, choose] as const;
}

const isForSale = ({ availableForSale }: Variant): boolean => availableForSale;

// Stock at or below zero of an available product means untracked.
function largestOf(variant: Variant | null): number | null {
  const stock = variant?.quantityAvailable ?? null;
  return stock !== null && stock > 0 ? stock : null;
}
