import { type Conditions, conditionOf, type Filter, groupFilters } from './filter.ts';
import type { ListingEntry } from './listing-entry.ts';
import { PRICE_GROUP, priceTest } from './price-range.ts';
import { groupBySpecs, type SpecGroup, type SpecGroups } from './spec-groups.ts';

export interface GroupTest {
  readonly id: string;
  readonly isOr: boolean;
  readonly matches: (part: readonly number[]) => boolean;
}

/** Tells for each group with choices whether a product has all (AND) or any (OR) of them (spec §5). */
export function groupTests(
  { values: facts }: SpecGroups,
  filters: readonly Filter[],
  conditions: Conditions,
): readonly GroupTest[] {
  const valued = filters.filter(({ id }) => id !== PRICE_GROUP);
  return Array.from(groupFilters(valued), ([id, values]) => {
    // A value without products has no index.
    const places = values.map((value) =>
      facts.findIndex((fact) => fact.type === id && fact.value === value),
    );
    const isOr = conditionOf(conditions, id) === 'OR';
    return {
      id,
      isOr,
      matches: (part) =>
        isOr
          ? places.some((place) => part.includes(place))
          : places.every((place) => part.includes(place)),
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
  const known = groupBySpecs(entries);
  const isInRange = priceTest(filters);
  const tests = groupTests(known, filters, conditions);
  const shown = new Set<SpecGroup | undefined>(
    known.kinds.filter(({ parts }) =>
      parts.some((part) => tests.every(({ matches }) => matches(part))),
    ),
  );
  return entries.filter(
    (entry) => shown.has(known.kindOf(entry)) && (isInRange === null || isInRange(entry)),
  );
}
