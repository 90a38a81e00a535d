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

/** How many products each value has, for as long as the filters are the same: another order leaves them as they are. */
export function useCounts(entries: readonly SerializedEntry[], filters: readonly Filter[]): Counts {
  const first = useFirstAlike(filters);
  return useMemo(
    () => countFacets({ entries, filters: first, conditions: CONDITIONS }),
    [entries, first],
  );
}

/** The same array for as long as the filters are the same, in the same order. */
function useFirstAlike(filters: readonly Filter[]): readonly Filter[] {
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

/** The groups as a shopper reads them; what the content added comes last. */
export function groupsInOrder(
  counts: ReadonlyMap<string, readonly ValueCount[]>,
): readonly Group[] {
  const place = (id: string) => (GROUP_ORDER.includes(id) ? GROUP_ORDER.indexOf(id) : counts.size);
  return [...counts].toSorted(([left], [right]) => place(left) - place(right));
}
