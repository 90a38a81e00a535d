import type { Product } from '../read/entries.ts';
import type { ProductFilterInput } from './product-filter-input.ts';

/** Something that the products of a listing have different values of. */
export interface FacetKind {
  readonly group: string;
  readonly label: string;
  /** The values a product has, each once. */
  readonly valuesOf: (product: Product) => readonly string[];
  readonly inputOf: (value: string) => ProductFilterInput;
}

export interface IndexedFacet {
  readonly kind: FacetKind;
  /** For each value where the products stand that have it. */
  readonly placesOf: ReadonlyMap<string, Uint32Array>;
}

/** By group. */
export type FacetIndex = ReadonlyMap<string, IndexedFacet>;

const indexes = new WeakMap<readonly Product[], FacetIndex>();

/** Which products of a list have what: made once, so that filters and counts of thousands of products read no record. */
export function facetIndexOf(
  products: readonly Product[],
  kindsOf: (products: readonly Product[]) => readonly FacetKind[],
): FacetIndex {
  const known = indexes.get(products);
  if (known !== undefined) return known;
  const index = new Map(
    kindsOf(products).map((kind) => [kind.group, { kind, placesOf: placesIn(products, kind) }]),
  );
  indexes.set(products, index);
  return index;
}

function placesIn(
  products: readonly Product[],
  { valuesOf }: FacetKind,
): ReadonlyMap<string, Uint32Array> {
  const found = new Map<string, number[]>();
  products.forEach((product, place) => {
    const values = valuesOf(product);
    for (const value of values.length > 1 ? new Set(values) : values) {
      const places = found.get(value);
      if (places === undefined) found.set(value, [place]);
      else places.push(place);
    }
  });
  return new Map(Array.from(found, ([value, places]) => [value, Uint32Array.from(places)]));
}

/** For each place whether the product has a value that meets the condition: any of them, or each at least once. */
export function placesWith(
  { placesOf }: IndexedFacet,
  conditions: readonly ((value: string) => boolean)[],
  { productCount, isMetByAll }: { readonly productCount: number; readonly isMetByAll: boolean },
): Uint8Array {
  let found: Uint8Array | null = null;
  for (const isMet of conditions) {
    const meets = new Uint8Array(productCount);
    for (const [value, places] of placesOf) {
      if (!isMet(value)) continue;
      for (const place of places) meets[place] = 1;
    }
    const before: Uint8Array | null = found;
    found =
      before === null
        ? meets
        : meets.map((one, place) =>
            isMetByAll ? one & (before[place] ?? 0) : one | (before[place] ?? 0),
          );
  }
  return found ?? new Uint8Array(productCount).fill(1);
}
