export { bundleParts } from './bundle-parts.ts';
export { countFacets, type ValueCount } from './facet-counts.ts';
export {
  type Conditions,
  conditionOf,
  type Filter,
  type FilterGroup,
  type FilterSource,
  isSameFilter,
} from './filter.ts';
export {
  type CountedGroup,
  conditionsOf,
  FILTER_GROUPS,
  groupsInOrder,
} from './filter-group.ts';
export {
  EMPTY_FILTER_STATE,
  type FilterAction,
  type FilterState,
  filterReducer,
} from './filter-reducer.ts';
export { type ListingEntry, type ListingProduct, priceForSorting } from './listing-entry.ts';
export {
  formatListingQuery,
  inAddressOrder,
  isInAddressOrder,
  type KnownValues,
  type ListingQuery,
  parseListingQuery,
} from './listing-query.ts';
export {
  initialListingState,
  type ListingAction,
  type ListingState,
  listingReducer,
} from './listing-reducer.ts';
export { CARDS_PER_PAGE, PROMOTED_VALUES, SMALL_LIST } from './listing-rules.ts';
export {
  countsOf,
  countsWithin,
  existingValues,
  type ListedGroup,
  type ListQuery,
  LONG_LIST_PAGES,
  LONG_LIST_SORTS,
  LONGEST_WHOLE_LIST,
  WHOLE_LIST,
  WHOLE_SHOP,
} from './long-list.ts';
export { filterEntries } from './matches.ts';
export {
  formatPriceRange,
  PRICE_GROUP,
  type PriceRange,
  parsePriceRange,
  priceBounds,
  withPrice,
} from './price-range.ts';
export { ratingSteps } from './rating-steps.ts';
export {
  deserializeListing,
  type SerializedEntry,
  type SerializedListing,
  serializeListing,
} from './serialized-listing.ts';
export { sortEntries, visibleEntries } from './sort-entries.ts';
export {
  isSortOption,
  SORT_OPTIONS,
  type SortOption,
  sortOrderOf,
} from './sort-options.ts';
