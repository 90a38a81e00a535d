import type { ValueCount } from './facet-counts.ts';
import type { Filter } from './filter.ts';
import { PRICE_GROUP } from './price-range.ts';
import type { SortOption } from './sort-options.ts';

/**
 * Count of products that a list may have to be filtered and sorted in the page. A longer one is by the commerce
 * platform, a page of cards at a time.
 */
export const LONGEST_WHOLE_LIST = 2_500;

/** The collection that holds all that a shop sells: a shop with more than fits into a list is shown as this one. */
export const WHOLE_SHOP = 'all';

/** Count of pages of cards of a longer list that are shown one below the other. */
export const LONG_LIST_PAGES = 20;

/** The platform sorts by these; it knows no order by rating. */
export const LONG_LIST_SORTS: readonly SortOption[] = [
  'sortByPopularity',
  'sortByPriceAscending',
  'sortByPriceDescending',
  'sortByAlphabetDescending',
  'sortByAlphabetAscending',
];

/** Query of a long list. */
export interface ListQuery {
  readonly filters: readonly Filter[];
  readonly sortOption: SortOption;
  /** Page of cards, from 1. */
  readonly page: number;
}

/** A list as it opens: what it counts is all that it has. */
export const WHOLE_LIST: ListQuery = { filters: [], sortOption: 'sortByPopularity', page: 1 };

interface ListedValue {
  readonly value: string;
  readonly count: number;
}

/** Group of a list, with the count of products that each of its values would show. */
export interface ListedGroup {
  readonly id: string;
  readonly values: readonly ListedValue[];
}

/**
 * The values that some product of a whole list has, those that most have first: a platform names them by letter, and
 * others as well.
 */
export function existingValues(whole: readonly ListedGroup[]): readonly ListedGroup[] {
  return whole.map(({ id, values }) => ({
    id,
    values: values.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
  }));
}

/** The values of the whole list, with the counts of what is listed of it: zero where it has none. */
export function countsWithin(
  whole: readonly ListedGroup[],
  listed: readonly ListedGroup[],
): readonly ListedGroup[] {
  return whole.map(({ id, values }) => {
    const counts = new Map(
      listed.find((group) => group.id === id)?.values.map(({ value, count }) => [value, count]),
    );
    return { id, values: values.map(({ value }) => ({ value, count: counts.get(value) ?? 0 })) };
  });
}

/** The same as counting in the page gives; what is chosen but unknown is left out. */
export function countsOf(
  groups: readonly ListedGroup[],
  filters: readonly Filter[],
): ReadonlyMap<string, readonly ValueCount[]> {
  return new Map(
    groups
      .filter(({ id }) => id !== PRICE_GROUP)
      .map(({ id, values }) => [
        id,
        values.map(({ value, count }) => ({
          value,
          count,
          isChosen: filters.some((filter) => filter.id === id && filter.value === value),
        })),
      ]),
  );
}
