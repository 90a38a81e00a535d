import type { ProductDetail, ProductOption, Variant } from '../catalogue/product.ts';
import { decodeCombinations, type Places } from './coded-combinations.ts';

/** Combinations of option values that a product is sold in. */
export interface Combinations {
  readonly all: readonly Places[];
  readonly exists: (places: Places) => boolean;
  readonly isAvailable: (places: Places) => boolean;
}

type Combined = Pick<ProductDetail, 'options' | 'variants' | 'combinations'>;

/** Reads them of the coding where not all variants are loaded. */
export function combinationsOf({ options, variants, combinations }: Combined): Combinations {
  const placed = variants.flatMap(({ selectedOptions, availableForSale }) => {
    const places = placesOf(options, { selectedOptions });
    return places === null ? [] : { places, availableForSale };
  });
  const all =
    (combinations && decodeCombinations(combinations.existence)) ??
    placed.map(({ places }) => places);
  const available =
    (combinations && decodeCombinations(combinations.availability)) ??
    placed.flatMap(({ availableForSale, places }) => (availableForSale ? [places] : []));
  const existing = new Set(all.map(keyOf));
  const buyable = new Set(available.map(keyOf));
  return {
    all,
    exists: (places) => existing.has(keyOf(places)),
    isAvailable: (places) => buyable.has(keyOf(places)),
  };
}

/** The places of a variant's values; null where it has one that the product does not name. */
export function placesOf(
  options: readonly ProductOption[],
  { selectedOptions }: Pick<Variant, 'selectedOptions'>,
): Places | null {
  const places = options.map(({ name, values }) => {
    const chosen = selectedOptions.find((option) => option.name === name)?.value;
    return values.findIndex((value) => value.name === chosen);
  });
  return places.includes(-1) ? null : places;
}

const keyOf = (places: Places): string => places.join();
