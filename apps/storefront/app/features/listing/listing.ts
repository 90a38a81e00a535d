import type { Filter, SerializedEntry, SortOption, ValueCount } from '@lokke/domain/listing';
import type { ListedCard } from '../../shared/catalogue/listed-card.ts';
import type { LongListing } from '../../shared/catalogue/long-listing.ts';
import type { useListingControls } from './use-listing-controls.ts';

export type Counts = ReadonlyMap<string, readonly ValueCount[]>;

/** A list as it is shown, whoever filters and sorts it. */
export interface Listing extends ReturnType<typeof useListingControls> {
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
