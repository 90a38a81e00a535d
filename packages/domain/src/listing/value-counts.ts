import { type Conditions, conditionOf, type Filter } from './filter.ts';
import { type ListingEntry, partsOf } from './listing-entry.ts';
import { groupTests } from './matches.ts';

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
}

interface Tally {
  readonly value: string;
  count: number;
}

/**
 * By group, a number for every value that the catalogue has, zeros included. In an AND group a value narrows what is
 * chosen; in an OR group it stands beside it, so there the group's own choices are left out of account.
 */
export function countValues({
  entries,
  filters,
  conditions,
}: CountQuestion): ReadonlyMap<string, readonly ValueCount[]> {
  const tests = groupTests(filters, conditions);
  const tallies = new Map<string, Map<string, Tally>>();
  for (const entry of entries) {
    const counted = new Set<Tally>();
    for (const part of partsOf(entry)) {
      const failed = tests.filter(({ matches }) => !matches(part)).map(({ id }) => id);
      for (const { type, value } of part.specs) {
        const tally = tallyOf(tallies, type, value);
        const isOpen = failed.every((id) => id === type && conditionOf(conditions, id) === 'OR');
        if (!isOpen || counted.has(tally)) continue;
        counted.add(tally);
        tally.count += 1;
      }
    }
  }
  return new Map(
    Array.from(tallies, ([id, values]) => [
      id,
      Array.from(values.values(), ({ value, count }) => ({
        value,
        count,
        isChosen: filters.some((filter) => filter.id === id && filter.value === value),
      })),
    ]),
  );
}

function tallyOf(tallies: Map<string, Map<string, Tally>>, type: string, value: string): Tally {
  let group = tallies.get(type);
  if (group === undefined) {
    group = new Map();
    tallies.set(type, group);
  }
  let tally = group.get(value);
  if (tally === undefined) {
    tally = { value, count: 0 };
    group.set(value, tally);
  }
  return tally;
}
