import { type Conditions, conditionOf, type Filter, groupFilters } from './filter.ts';
import { type ListingEntry, type ListingProduct, partsOf } from './listing-entry.ts';

export interface GroupTest {
  readonly id: string;
  readonly matches: (product: ListingProduct) => boolean;
}

/** For each group with choices, whether a product has all (AND) or any (OR) of them (spec §5). */
export function groupTests(
  filters: readonly Filter[],
  conditions: Conditions,
): readonly GroupTest[] {
  return Array.from(groupFilters(filters), ([id, values]) => {
    const isOr = conditionOf(conditions, id) === 'OR';
    return {
      id,
      matches: ({ specs }) => {
        const isPresent = (value: string) =>
          specs.some((spec) => spec.type === id && spec.value === value);
        return isOr ? values.some(isPresent) : values.every(isPresent);
      },
    };
  });
}

/** The entries that match in every group; a bundle does when any one contained product does (spec §5). */
export function filterEntries<Entry extends ListingEntry>(
  entries: readonly Entry[],
  filters: readonly Filter[],
  conditions: Conditions,
): readonly Entry[] {
  if (filters.length === 0) return entries;
  const tests = groupTests(filters, conditions);
  return entries.filter((entry) =>
    partsOf(entry).some((part) => tests.every(({ matches }) => matches(part))),
  );
}
