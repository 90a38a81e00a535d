import {
  conditionsOf,
  type FilterGroup,
  inAddressOrder,
  initialListingState,
  isInAddressOrder,
  listingReducer,
} from '@lokke/domain/listing';
import { useMemo, useRef, useState } from 'react';
import {
  DEFAULT_SORT,
  formatListingAddress,
  type ListingAddress,
} from '../../shared/catalogue/listing-url.ts';
import { INITIAL_CARD_COUNT } from '../../shared/product-card/product-grid.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ListingControls } from './listing.ts';
import { useOptimisticSearch } from './use-optimistic-search.ts';

/** A list whose state is its URL, so that links, Back and no scripts agree. `parse` has to be stable. */
export function useListingControls(
  parse: (search: string) => ListingAddress,
  groups: readonly FilterGroup[],
): ListingControls {
  const { search, isAhead, goTo: goAhead } = useOptimisticSearch();
  const list = useRef<HTMLUListElement>(null);
  const [visibleCount, setVisibleCount] = useState(0);
  const [before, setBefore] = useState<string | null>(null);

  const parsed = useMemo(() => parse(search), [parse, search]);
  // The cached page is the same for everybody: it has its parameters sorted, and no others.
  const isAsServed = parsed.otherParameters.length === 0 && isInAddressOrder(parsed.filters);
  const isWhole = useHydrated(isAsServed);
  const address = useMemo(
    () =>
      isWhole
        ? parsed
        : { ...parsed, filters: inAddressOrder(parsed.filters), otherParameters: [] },
    [parsed, isWhole],
  );
  const state = useMemo(() => {
    const { filters, sortOption } = address;
    return initialListingState(
      { filters, sortOption: sortOption ?? DEFAULT_SORT },
      conditionsOf(groups),
    );
  }, [address, groups]);

  const goTo = (to: string) => {
    setVisibleCount(countVisible(list.current));
    goAhead(to);
  };

  return {
    state,
    address,
    groups,
    change(action) {
      const next = listingReducer(state, action);
      if (next === state) return;
      setBefore(search);
      const { filters, sortOption } = next;
      const isAskedFor = sortOption !== DEFAULT_SORT || address.sortOption !== null;
      goTo(
        formatListingAddress({
          ...address,
          filters,
          sortOption: isAskedFor ? sortOption : null,
          pageCount: 1,
        }),
      );
    },
    undo:
      before === null || before === search
        ? null
        : () => {
            setBefore(null);
            goTo(before);
          },
    search: formatListingAddress(address),
    moreSearch: formatListingAddress({ ...address, pageCount: address.pageCount + 1 }),
    list,
    visibleCount: isAhead ? visibleCount : null,
  };
}

// Applied filters may shrink by a line, which moves the list up.
const MARGIN_IN_PX = 24;

function countVisible(list: Element | null): number {
  const places = Array.from(list?.children ?? []);
  const edge = window.innerHeight + MARGIN_IN_PX;
  const count = places.filter((place) => place.getBoundingClientRect().top < edge).length;
  // A list that ends on screen may grow: count the initial cards too.
  return count === places.length ? Math.max(count, INITIAL_CARD_COUNT) : count;
}
