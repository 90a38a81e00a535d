import type { ProductSpec } from '../catalogue/index.ts';
import { type ListingEntry, partsOf } from './listing-entry.ts';

/** Entries that share their facts: matched once, and counted together. */
export interface ListingKind {
  /** The facts of each part, as places in `values`, each once. */
  readonly parts: readonly (readonly number[])[];
  readonly size: number;
}

export interface ListingKinds {
  /** The facts that occur, each once, in the order in which the entries name them. */
  readonly values: readonly ProductSpec[];
  readonly kinds: readonly ListingKind[];
  readonly kindOf: (entry: ListingEntry) => ListingKind | undefined;
}

const known = new WeakMap<readonly ListingEntry[], ListingKinds>();

/** Worked out once for each list, and not with each of its changes. */
export function kindsOf(entries: readonly ListingEntry[]): ListingKinds {
  const before = known.get(entries);
  if (before !== undefined) return before;
  const values: ProductSpec[] = [];
  const places = new Map<string, number>();
  const kinds = new Map<object, { parts: readonly (readonly number[])[]; size: number }>();
  const placeOf = ({ type, value }: ProductSpec): number => {
    const name = JSON.stringify([type, value]);
    const place = places.get(name) ?? places.size;
    if (place === values.length) values.push({ type, value });
    places.set(name, place);
    return place;
  };
  for (const entry of entries) {
    const kind = kinds.get(factsOf(entry));
    if (kind !== undefined) kind.size += 1;
    else {
      const parts = partsOf(entry).map(({ specs }) => [...new Set(specs.map(placeOf))]);
      kinds.set(factsOf(entry), { parts, size: 1 });
    }
  }
  const found: ListingKinds = {
    values,
    kinds: [...kinds.values()],
    kindOf: (entry) => kinds.get(factsOf(entry)),
  };
  known.set(entries, found);
  return found;
}

// An unpacked list says the same facts with the same array; any other has as many kinds as entries.
function factsOf(entry: ListingEntry): object {
  return entry.products ?? entry.specs;
}
