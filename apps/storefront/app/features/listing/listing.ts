import type {
  Filter,
  FilterGroup,
  ListingAction,
  ListingState,
  SerializedEntry,
  SortOption,
  ValueCount,
} from '@lokke/domain/listing';
import type { RefObject } from 'react';
import type { ListedCard } from '../../shared/catalogue/listed-card.ts';
import type { ListingAddress } from '../../shared/catalogue/listing-url.ts';
import type { LongListing } from '../../shared/catalogue/long-listing.ts';

export type Counts = ReadonlyMap<string, readonly ValueCount[]>;

/** State of a list, which is its URL, and what changes it. */
export interface ListingControls {
  readonly state: ListingState;
  readonly address: ListingAddress;
  /** Filter groups, in the shop's order. */
  readonly groups: readonly FilterGroup[];
  readonly change: (action: ListingAction) => void;
  readonly undo: (() => void) | null;
  readonly search: string;
  /** URL that shows one more page of cards. */
  readonly moreSearch: string;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Cells visible when a press changed the list; null after a navigation. */
  readonly visibleCount: number | null;
}

/** A list as it is shown, whoever filters and sorts it. */
export interface Listing extends ListingControls {
  /** Counts the results of other filters: the page's own entries, or the server. */
  readonly source:
    | { readonly kind: 'short'; readonly entries: readonly SerializedEntry[] }
    | { readonly kind: 'long'; readonly given: LongListing };
  /** Number of products, and of those that fit; null where the platform does not count. */
  readonly size: number | null;
  readonly total: number | null;
  readonly counts: Counts;
  readonly bounds: { readonly low: number; readonly high: number } | null;
  readonly sortOptions: readonly SortOption[];
  /** The products that are shown, in their order. */
  readonly ids: readonly string[];
  /** Cards that are known; others of the products shown are fetched. */
  readonly cards: readonly ListedCard[];
  /** Number of cards on the next page. */
  readonly left: number;
  /** Differs from what was asked for. */
  readonly isPending: boolean;
  /** Asks again for what could not be fetched. */
  readonly retry: (() => void) | null;
}

/** Results of a choice of filters. */
export interface Counted {
  readonly counts: Counts;
  readonly total: number | null;
}

export type Toggle = (filter: Filter, isChosen: boolean) => void;
