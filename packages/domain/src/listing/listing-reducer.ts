import { type Conditions, type Filter, isSameFilter } from './filter.ts';
import type { SortOption } from './sort-options.ts';

/** Spec §8. */
const UNKNOWN_LISTING_ACTION = 'The type of action is not recognized.';

/** The filter state of a listing page (spec §3). */
export interface ListingState {
  /** Until something is changed, the list shows every product. */
  readonly changed: boolean;
  readonly filters: readonly Filter[];
  readonly conditions: Conditions;
  readonly sortOption: SortOption | null;
}

export type ListingAction =
  | { readonly type: 'addFilter'; readonly filter: Filter }
  | { readonly type: 'removeFilter'; readonly filter: Filter }
  | { readonly type: 'setFilters'; readonly filters: readonly Filter[] }
  | { readonly type: 'clearFilters' }
  | { readonly type: 'resetFilters' }
  | { readonly type: 'setConditions'; readonly conditions: Conditions }
  | { readonly type: 'setSortOption'; readonly sortOption: SortOption | null };

/** Initial state from the URL: filters in a link count as a change, so the server filters too. */
export function initialListingState(
  asked: Pick<ListingState, 'filters' | 'sortOption'>,
  conditions: Conditions = {},
): ListingState {
  return { ...asked, conditions, changed: asked.filters.length > 0 };
}

/**
 * The listing-page actions of spec §4. Adding, removing and setting filters mark the state changed as well:
 * an unchanged list shows everything, so a filter would have no effect.
 */
export function listingReducer(state: ListingState, action: ListingAction): ListingState {
  switch (action.type) {
    case 'addFilter':
      return state.filters.some((filter) => isSameFilter(filter, action.filter))
        ? state
        : withFilters(state, [...state.filters, action.filter]);
    case 'removeFilter':
      return withFilters(
        state,
        state.filters.filter((filter) => !isSameFilter(filter, action.filter)),
      );
    case 'setFilters':
      return withFilters(state, action.filters);
    case 'clearFilters':
      return withFilters(state, []);
    case 'resetFilters':
      return { ...state, filters: [], changed: false };
    case 'setConditions':
      return { ...state, conditions: action.conditions };
    case 'setSortOption':
      return { ...state, sortOption: action.sortOption, changed: true };
    default:
      action satisfies never;
      throw new Error(UNKNOWN_LISTING_ACTION);
  }
}

function withFilters(state: ListingState, filters: readonly Filter[]): ListingState {
  return { ...state, filters, changed: true };
}
