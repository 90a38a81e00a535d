import { type Conditions, conditionOf, type Filter } from './filter.ts';
import { type ListingEntry, partsOf } from './listing-entry.ts';
import { productTest } from './matches.ts';

export interface ValueCount {
  readonly value: string;
  /** How many entries the list would show of this value, the other choices staying as they are. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface CountQuestion {
  readonly entries: readonly ListingEntry[];
  readonly filters: readonly Filter[];
  readonly conditions: Conditions;
  /** The group to count in. */
  readonly id: string;
}

/**
 * A number for every value of a group that the catalogue has, zeros included. In an AND group a value narrows
 * what is chosen; in an OR group it stands beside it, so the group's own choices are left out of account.
 */
export function countValues({
  entries,
  filters,
  conditions,
  id,
}: CountQuestion): readonly ValueCount[] {
  const isOr = conditionOf(conditions, id) === 'OR';
  const others = isOr ? filters.filter((filter) => filter.id !== id) : filters;
  const matches = productTest(others, conditions);
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const counted = new Set<string>();
    for (const part of partsOf(entry)) {
      const isMatch = matches(part);
      for (const { type, value } of part.specs) {
        if (type !== id) continue;
        const count = counts.get(value) ?? 0;
        const isNew = isMatch && !counted.has(value);
        counts.set(value, isNew ? count + 1 : count);
        if (isNew) counted.add(value);
      }
    }
  }
  const chosen = new Set(filters.filter((filter) => filter.id === id).map(({ value }) => value));
  return Array.from(counts, ([value, count]) => ({ value, count, isChosen: chosen.has(value) }));
}
