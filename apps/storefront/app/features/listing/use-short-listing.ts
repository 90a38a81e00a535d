import {
  CARDS_PER_PAGE,
  conditionsOf,
  countFacets,
  countsOf,
  deserializeListing,
  FILTER_GROUPS,
  type Filter,
  type FilterGroup,
  isSameFilter,
  LONG_LIST_SORTS,
  priceBounds,
  type SerializedEntry,
  SORT_OPTIONS,
  visibleEntries,
} from '@lokke/domain/listing';
import { useCallback, useMemo, useState } from 'react';
import { knownValuesOf, parseListingAddress } from '../../shared/catalogue/listing-url.ts';
import {
  type LongListing,
  parseLongAddress,
  searchOf,
} from '../../shared/catalogue/long-listing.ts';
import type { ShortListing } from '../../shared/catalogue/short-listing.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { Counts, Listing } from './listing.ts';
import { useListingControls } from './use-listing-controls.ts';
import { type Asked, useLongAnswers } from './use-long-answers.ts';

/** A list that is filtered, sorted and counted here. */
export function useShortListing(data: ShortListing): Listing {
  const market = useMarket();
  const { serialized, groups = FILTER_GROUPS, cards } = data;
  const entries = useMemo(() => deserializeListing(serialized), [serialized]);
  const known = useMemo(() => knownValuesOf(serialized.specs, groups), [serialized, groups]);
  const parse = useCallback((search: string) => parseListingAddress(search, known), [known]);
  const controls = useListingControls(parse, groups);
  const { state, address } = controls;
  const visible = useMemo(() => visibleEntries(entries, state, market), [entries, state, market]);
  const ids = useMemo(
    () => visible.slice(0, address.pageCount * CARDS_PER_PAGE).map(({ id }) => id),
    [visible, address.pageCount],
  );
  return {
    ...controls,
    source: { kind: 'short', entries },
    size: entries.length,
    total: visible.length,
    counts: useCounts(entries, state.filters, groups),
    bounds: useMemo(() => priceBounds(entries), [entries]),
    sortOptions: SORT_OPTIONS,
    ids,
    cards,
    left: Math.min(visible.length - ids.length, CARDS_PER_PAGE),
    isPending: false,
    retry: null,
  };
}

/** Product count per value; independent of the sort order. */
function useCounts(
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

/** A list that the server filters, sorts and counts: the last answer is shown until the next has come. */
export function useLongListing(given: LongListing): Listing {
  const { groups = FILTER_GROUPS, counts: known } = given;
  const parse = useCallback((search: string) => parseLongAddress(search, known), [known]);
  const offered = useMemo(
    () => groups.filter(({ id }) => known.some((group) => group.id === id)),
    [groups, known],
  );
  const controls = useListingControls(parse, offered);
  const { address, state } = controls;
  const asked: Asked = { search: searchOf(address), pageCount: address.pageCount };
  const { answerOf, retry } = useLongAnswers(given, asked);

  const answer = answerOf(asked);
  const [shown, setShown] = useState(asked);
  const isNew = asked.search !== shown.search || asked.pageCount !== shown.pageCount;
  if (answer !== null && isNew) setShown(asked);
  const { cards, total, size, bounds, hasMore, counts } = answer ?? answerOf(shown) ?? given;

  const joined = cards.map(({ id }) => id).join();
  // The same array as long as the products are the same.
  const ids = useMemo(() => (joined === '' ? [] : joined.split(',')), [joined]);
  const { filters } = state;
  const left = hasMore
    ? Math.min((total ?? Number.POSITIVE_INFINITY) - ids.length, CARDS_PER_PAGE)
    : 0;
  return {
    ...controls,
    source: { kind: 'long', given },
    size,
    total: total ?? (hasMore ? null : ids.length),
    counts: useMemo(() => countsOf(counts, filters), [counts, filters]),
    bounds,
    sortOptions: LONG_LIST_SORTS,
    ids,
    cards,
    left,
    isPending: answer === null && retry === null,
    retry,
  };
}
