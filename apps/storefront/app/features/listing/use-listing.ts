import {
  conditionsOf,
  deserializeListing,
  FILTER_GROUPS,
  type FilterGroup,
  initialListingState,
  type ListingAction,
  type ListingState,
  listingReducer,
  type SerializedEntry,
  visibleEntries,
} from '@lokke/domain/listing';
import { type RefObject, useMemo, useRef, useState } from 'react';
import {
  DEFAULT_SORT,
  formatListingAddress,
  knownValuesOf,
  type ListingAddress,
  parseListingAddress,
} from '../../shared/catalogue/listing-url.ts';
import type { ListingData } from '../../shared/catalogue/load-listing.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { INITIAL_CARD_COUNT } from '../../shared/product-card/product-grid.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOptimisticSearch } from './use-optimistic-search.ts';

export interface Listing {
  readonly state: ListingState;
  readonly address: ListingAddress;
  /** What the list can be filtered by, in the shop's order. */
  readonly groups: readonly FilterGroup[];
  readonly entries: readonly SerializedEntry[];
  readonly visible: readonly SerializedEntry[];
  readonly change: (action: ListingAction) => void;
  readonly undo: (() => void) | null;
  readonly search: string;
  /** URL that shows one more page of cards. */
  readonly moreSearch: string;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Cells visible when a press changed the list; null after a navigation. */
  readonly visibleCount: number | null;
}

/** A list whose state is its URL, so that links, Back and no scripts agree. */
export function useListing(data: ListingData): Listing {
  const market = useMarket();
  const { search, isAhead, goTo: goAhead } = useOptimisticSearch();
  const list = useRef<HTMLUListElement>(null);
  const [visibleCount, setInSight] = useState(0);
  const [before, setBefore] = useState<string | null>(null);
  const { serialized, groups = FILTER_GROUPS } = data;
  const entries = useMemo(() => deserializeListing(serialized), [serialized]);
  const known = useMemo(() => knownValuesOf(serialized.specs, groups), [serialized, groups]);

  const parsed = useMemo(() => parseListingAddress(search, known), [search, known]);
  // The cached page ignores other parameters: it is the same for everybody.
  const isWhole = useHydrated(parsed.otherParameters.length === 0);
  const address = useMemo(
    () => (isWhole ? parsed : { ...parsed, otherParameters: [] }),
    [parsed, isWhole],
  );
  const state = useMemo(() => {
    const { filters, sortOption } = address;
    return initialListingState(
      { filters, sortOption: sortOption ?? DEFAULT_SORT },
      conditionsOf(groups),
    );
  }, [address, groups]);
  const visible = useMemo(() => visibleEntries(entries, state, market), [entries, state, market]);

  const goTo = (to: string) => {
    setInSight(countVisible(list.current));
    goAhead(to);
  };

  return {
    state,
    address,
    groups,
    entries,
    visible,
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
