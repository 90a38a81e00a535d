/** The sort options as they stand in addresses (spec §9). */
export const SORT_OPTIONS = [
  'sortByAlphabetAscending',
  'sortByAlphabetDescending',
  'sortByPriceAscending',
  'sortByPriceDescending',
  'sortByHighestRated',
  'sortByPopularity',
] as const;

export type SortOption = (typeof SORT_OPTIONS)[number];

/** The actual order, and so what a label must say. */
export type SortOrder =
  | 'titleAscending'
  | 'titleDescending'
  | 'priceAscending'
  | 'priceDescending'
  | 'ratingDescending'
  | 'soldQuantityDescending';

// Spec §9: the alphabetical comparators are applied in reversed order. Kept, so that no stored link changes
// its meaning.
const ORDERS: Readonly<Record<SortOption, SortOrder>> = {
  sortByAlphabetAscending: 'titleDescending',
  sortByAlphabetDescending: 'titleAscending',
  sortByPriceAscending: 'priceAscending',
  sortByPriceDescending: 'priceDescending',
  sortByHighestRated: 'ratingDescending',
  sortByPopularity: 'soldQuantityDescending',
};

export function sortOrderOf(option: SortOption): SortOrder {
  return ORDERS[option];
}

export function isSortOption(value: string): value is SortOption {
  return SORT_OPTIONS.some((option) => option === value);
}
