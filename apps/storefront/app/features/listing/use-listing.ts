import {
  CONDITIONS,
  deserializeListing,
  initialListingState,
  type ListingAction,
  type ListingState,
  listingReducer,
  type SerializedEntry,
  visibleEntries,
} from '@lokke/domain/listing';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { knownValuesOf } from '../../shared/catalogue/filter-values.ts';
import {
  DEFAULT_SORT,
  formatListingAddress,
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
  readonly entries: readonly SerializedEntry[];
  readonly visible: readonly SerializedEntry[];
  readonly change: (action: ListingAction) => void;
  /** Takes the last change back; null when there is none. */
  readonly undo: (() => void) | null;
  /** The query of the list as it is. */
  readonly search: string;
  /** The address that shows one page of cards more. */
  readonly moreSearch: string;
  /** Where its cards are. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** How many of them were to be seen when it was changed with a press; null for what the address itself says. */
  readonly visibleCount: number | null;
}

/** A list whose state is its address: links, Back and scripts that never came all read the same thing. */
export function useListing(data: ListingData): Listing {
  const market = useMarket();
  const { search, isAhead, goTo: goAhead } = useOptimisticSearch();
  const list = useRef<HTMLUListElement>(null);
  const [visibleCount, setInSight] = useState(0);
  const [before, setBefore] = useState<string | null>(null);
  const { packed } = data;
  const entries = useMemo(() => deserializeListing(packed), [packed]);
  const known = useMemo(() => knownValuesOf(packed.specs), [packed]);

  const parsed = useMemo(() => parseListingAddress(search, known), [search, known]);
  // The server's page knows none of the others: it is the same for everybody.
  const isWhole = useHydrated(parsed.otherParameters.length === 0);
  const address = useMemo(
    () => (isWhole ? parsed : { ...parsed, otherParameters: [] }),
    [parsed, isWhole],
  );
  const state = useMemo(() => {
    const { filters, sortOption } = address;
    return initialListingState({ filters, sortOption: sortOption ?? DEFAULT_SORT }, CONDITIONS);
  }, [address]);
  const visible = useMemo(() => visibleEntries(entries, state, market), [entries, state, market]);

  const goTo = (to: string) => {
    setInSight(countInSight(list.current));
    goAhead(to);
  };

  return {
    state,
    address,
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

// What is chosen above a list may take a line less, and the list come up by as much.
const MARGIN_IN_PX = 24;

/** How many places of a list, from its start, the screen reaches down to. */
function countInSight(list: Element | null): number {
  const places = Array.from(list?.children ?? []);
  const edge = window.innerHeight + MARGIN_IN_PX;
  const count = places.filter((place) => place.getBoundingClientRect().top < edge).length;
  // Where the list ends on the screen, a longer one is seen further.
  return count === places.length ? Math.max(count, INITIAL_CARD_COUNT) : count;
}
