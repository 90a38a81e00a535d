import {
  CONDITIONS,
  countFacets,
  type Filter,
  GROUP_ORDER,
  isSameFilter,
  type SerializedEntry,
  type ValueCount,
} from '@lokke/domain/listing';
import { useMemo, useState } from 'react';

export type Counts = ReadonlyMap<string, readonly ValueCount[]>;

/** Product count per value; independent of the sort order. */
export function useCounts(entries: readonly SerializedEntry[], filters: readonly Filter[]): Counts {
  const first = useStableFilters(filters);
  return useMemo(
    () => countFacets({ entries, filters: first, conditions: CONDITIONS }),
    [entries, first],
  );
}

/** Keeps the array identical while the filters are. */
function useStableFilters(filters: readonly Filter[]): readonly Filter[] {
  const [first, setFirst] = useState(filters);
  const isAlike =
    first.length === filters.length &&
    first.every((filter, place) => {
      const other = filters[place];
      return other !== undefined && isSameFilter(filter, other);
    });
  if (!isAlike) setFirst(filters);
  return isAlike ? first : filters;
}

type Group = readonly [id: string, values: readonly ValueCount[]];

/** Groups in display order; those from the content come last. */
export function groupsInOrder(
  counts: ReadonlyMap<string, readonly ValueCount[]>,
): readonly Group[] {
  const place = (id: string) => (GROUP_ORDER.includes(id) ? GROUP_ORDER.indexOf(id) : counts.size);
  return [...counts].toSorted(([left], [right]) => place(left) - place(right));
}
