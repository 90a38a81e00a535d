import { type Filter, isSameFilter } from './filter.ts';

/** Spec §8. */
const UNKNOWN_FILTER_ACTION =
  'The action type specified in the action is not an existing one. Did you type it in correctly?';

/** The basic filter state of spec §3: what is chosen, and what a sheet is about to apply. */
export interface FilterState<Product> {
  readonly selectedFilters: readonly Filter[];
  readonly desiredFilters: readonly Filter[];
  readonly filteredProducts: readonly Product[];
  readonly openedDropdown: string | null;
}

export type FilterAction<Product> =
  | { readonly type: 'addSelectedFilter'; readonly filter: Filter }
  | { readonly type: 'removeSelectedFilter'; readonly filter: Filter }
  | { readonly type: 'setMultipleFilters'; readonly filters: readonly Filter[] }
  | { readonly type: 'setAllFilters'; readonly filters: readonly Filter[] }
  | { readonly type: 'applyDesiredFilters' }
  | { readonly type: 'clearFilters' }
  | { readonly type: 'addDesiredFilter'; readonly filter: Filter }
  | { readonly type: 'removeDesiredFilter'; readonly index: number }
  | { readonly type: 'openDropdown'; readonly dropdown: string }
  | { readonly type: 'closeDropdown' }
  | { readonly type: 'resetFilters'; readonly products?: readonly Product[] };

export const EMPTY_FILTER_STATE: FilterState<never> = {
  selectedFilters: [],
  desiredFilters: [],
  filteredProducts: [],
  openedDropdown: null,
};

/** The basic filter actions of spec §4. */
export function filterReducer<Product>(
  state: FilterState<Product>,
  action: FilterAction<Product>,
): FilterState<Product> {
  switch (action.type) {
    case 'addSelectedFilter':
      // Compared by value alone, not by group.
      return state.selectedFilters.some(({ value }) => value === action.filter.value)
        ? state
        : { ...state, selectedFilters: [...state.selectedFilters, action.filter] };
    case 'removeSelectedFilter':
      return {
        ...state,
        selectedFilters: without(state.selectedFilters, action.filter),
        desiredFilters: without(state.desiredFilters, action.filter),
      };
    case 'setMultipleFilters':
      return { ...withBothLists(state, action.filters), openedDropdown: null };
    case 'setAllFilters':
      return withBothLists(state, action.filters);
    case 'applyDesiredFilters':
      return { ...state, selectedFilters: state.desiredFilters };
    case 'clearFilters':
      return withBothLists(state, []);
    case 'addDesiredFilter':
      return { ...state, desiredFilters: [...state.desiredFilters, action.filter] };
    case 'removeDesiredFilter':
      return {
        ...state,
        desiredFilters: state.desiredFilters.filter((_, index) => index !== action.index),
      };
    case 'openDropdown':
      return { ...state, openedDropdown: action.dropdown };
    case 'closeDropdown':
      return { ...state, openedDropdown: null };
    case 'resetFilters':
      return { ...EMPTY_FILTER_STATE, filteredProducts: action.products ?? [] };
    default:
      action satisfies never;
      throw new Error(UNKNOWN_FILTER_ACTION);
  }
}

function withBothLists<Product>(
  state: FilterState<Product>,
  filters: readonly Filter[],
): FilterState<Product> {
  return { ...state, selectedFilters: filters, desiredFilters: filters };
}

function without(filters: readonly Filter[], removed: Filter): readonly Filter[] {
  return filters.filter((filter) => !isSameFilter(filter, removed));
}
