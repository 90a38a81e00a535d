import type { Conditions, Filter } from './filter.ts';
import type { ListingEntry } from './listing-entry.ts';
import { groupTests } from './matches.ts';
import { priceTest } from './price-range.ts';
import { groupBySpecs, type SpecGroup, type SpecGroups } from './spec-groups.ts';

export interface ValueCount {
  readonly value: string;
  /** Count of entries that the list would show of this value, the other choices staying as they are. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface CountInput {
  readonly entries: readonly ListingEntry[];
  readonly filters: readonly Filter[];
  readonly conditions: Conditions;
}

/**
 * Counts every value that the catalogue has by group, zeros included. In an AND group a value narrows what is
 * chosen; in an OR group it stands beside it, so there the group's own choices are left out of account. A value that
 * every entry has is left out: choosing it would change nothing.
 */
export function countFacets({
  entries,
  filters,
  conditions,
}: CountInput): ReadonlyMap<string, readonly ValueCount[]> {
  const known = groupBySpecs(entries);
  const tests = groupTests(known, filters, conditions);
  const counts = known.values.map(() => 0);
  const sizeOf = sizesIn(entries, known, filters);
  for (const kind of known.kinds) {
    const { parts } = kind;
    const size = sizeOf(kind);
    // A bundle counts once, however many of its products have the value.
    const counted = new Set<number>();
    for (const part of parts) {
      const [failed, another] = tests.filter(({ matches }) => !matches(part));
      if (another !== undefined || failed?.isOr === false) continue;
      for (const place of part) {
        if (failed !== undefined && known.values[place]?.type !== failed.id) continue;
        if (!counted.has(place)) counts[place] = (counts[place] ?? 0) + size;
        counted.add(place);
      }
    }
  }
  const common = valuesOfAll(known);
  const groups = new Map<string, ValueCount[]>();
  known.values.forEach(({ type: id, value }, place) => {
    const isChosen = filters.some((filter) => filter.id === id && filter.value === value);
    if (common.has(place) && !isChosen) return;
    const counted = { value, count: counts[place] ?? 0, isChosen };
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [counted]);
    else group.push(counted);
  });
  return groups;
}

/** Places of the values that every entry has, where there are several entries. */
function valuesOfAll({ kinds }: SpecGroups): ReadonlySet<number> {
  const [first, ...others] = kinds.map(({ parts }) => new Set(parts.flat()));
  const entryCount = kinds.reduce((sum, { size }) => sum + size, 0);
  if (first === undefined || entryCount < 2) return new Set();
  return new Set([...first].filter((place) => others.every((places) => places.has(place))));
}

/** Count of entries of a kind within the price range, where one is chosen. */
function sizesIn(
  entries: readonly ListingEntry[],
  { kindOf }: SpecGroups,
  filters: readonly Filter[],
): (kind: SpecGroup) => number {
  const isInRange = priceTest(filters);
  if (isInRange === null) return ({ size }) => size;
  const sizes = new Map<SpecGroup, number>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (kind !== undefined && isInRange(entry)) sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  }
  return (kind) => sizes.get(kind) ?? 0;
}
