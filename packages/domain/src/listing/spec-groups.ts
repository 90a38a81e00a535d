import type { ProductSpec } from '../catalogue/index.ts';
import { type ListingEntry, partsOf } from './listing-entry.ts';

/** Entries with the same specs: matched once, and counted together. */
export interface SpecGroup {
  /** The specs of each part, as indexes in `values`. */
  readonly parts: readonly (readonly number[])[];
  readonly size: number;
}

export interface SpecGroups {
  /** All specs, each once, in order of appearance. */
  readonly values: readonly ProductSpec[];
  readonly kinds: readonly SpecGroup[];
  readonly kindOf: (entry: ListingEntry) => SpecGroup | undefined;
}

const known = new WeakMap<readonly ListingEntry[], SpecGroups>();

/** Groups entries by their specs, once per list. */
export function groupBySpecs(entries: readonly ListingEntry[]): SpecGroups {
  const before = known.get(entries);
  if (before !== undefined) return before;
  const values: ProductSpec[] = [];
  const places = new Map<string, number>();
  const kinds = new Map<object, { parts: readonly (readonly number[])[]; size: number }>();
  const indexFor = ({ type, value }: ProductSpec): number => {
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
      const parts = partsOf(entry).map(({ specs }) => [...new Set(specs.map(indexFor))]);
      kinds.set(factsOf(entry), { parts, size: 1 });
    }
  }
  const found: SpecGroups = {
    values,
    kinds: [...kinds.values()],
    kindOf: (entry) => kinds.get(factsOf(entry)),
  };
  known.set(entries, found);
  return found;
}

// A deserialized list shares arrays of equal specs; any other list has one group per entry.
function factsOf(entry: ListingEntry): object {
  return entry.products ?? entry.specs;
}
