import {
  conditionsOf,
  countFacets,
  type Filter,
  type FilterGroup,
  isSameFilter,
  type SerializedEntry,
} from '@lokke/domain/listing';
import { useMemo, useState } from 'react';
import type { Counts } from './listing.ts';

/** Product count per value; independent of the sort order. */
export function useCounts(
  entries: readonly SerializedEntry[],
  filters: readonly Filter[],
  groups: readonly FilterGroup[],
): Counts {
  const first = useStableFilters(filters);
  return useMemo(
    () => countFacets({ entries, filters: first, conditions: conditionsOf(groups) }),
    [entries, first, groups],
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
