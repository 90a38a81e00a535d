import {
  conditionsOf,
  type FilterGroup,
  inAddressOrder,
  initialListingState,
  isInAddressOrder,
  type ListingAction,
  listingReducer,
} from '@lokke/domain/listing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  DEFAULT_SORT,
  formatListingAddress,
  type ListingAddress,
} from '../../shared/catalogue/listing-url.ts';
import { INITIAL_CARD_COUNT } from '../../shared/product-card/product-grid.tsx';
import { afterNextFrame } from '../../shared/run-when-idle.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** A list whose state is its URL, so that links, Back and no scripts agree. `parse` has to be stable. */
export function useListingControls(
  parse: (search: string) => ListingAddress,
  groups: readonly FilterGroup[],
) {
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
    /** Filter groups, in the shop's order. */
    groups,
    change(action: ListingAction) {
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
    /** URL that shows one more page of cards. */
    moreSearch: formatListingAddress({ ...address, pageCount: address.pageCount + 1 }),
    list,
    /** Cells visible when a press changed the list; null after a navigation. */
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

interface PendingSearch {
  readonly to: string;
  readonly fromKey: string;
  /** Queries the URL passes through on the way to `search`. */
  readonly passing: readonly string[];
}

/** Updates the list at once and the URL when idle; `isAhead` while that has not caught up yet. */
function useOptimisticSearch() {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [pending, setPending] = useState<PendingSearch | null>(null);
  const isAhead = pending?.passing.includes(search) === true;

  useEffect(() => {
    const hasArrived = pending?.to === search && pending.fromKey !== key;
    if (pending !== null && (hasArrived || !isAhead)) setPending(null);
  }, [pending, isAhead, search, key]);

  const cancel = useRef<() => void>(() => undefined);
  // Cancels: on another page the query would be wrong.
  useEffect(() => () => cancel.current(), []);

  const goTo = (to: string) => {
    setPending(
      isAhead
        ? { ...pending, to, passing: [...pending.passing, pending.to] }
        : { to, fromKey: key, passing: [search] },
    );
    cancel.current();
    cancel.current = afterNextFrame(() => {
      // Spec §2: URL updates replace the history entry and do not scroll.
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    });
  };
  return { search: isAhead ? pending.to : search, isAhead, goTo };
}
