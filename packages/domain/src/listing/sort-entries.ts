import { type ListingEntry, priceInMinorUnits } from './listing-entry.ts';
import type { ListingState } from './listing-reducer.ts';
import { filterEntries } from './matches.ts';
import { type SortOption, type SortOrder, sortOrderOf } from './sort-options.ts';

const collators = new Map<string, Intl.Collator>();

/** Returns the entries that a listing shows: everything while nothing is changed, else what matches; then sorted (spec §4). */
export function visibleEntries<Entry extends ListingEntry>(
  entries: readonly Entry[],
  { changed, filters, conditions, sortOption }: ListingState,
  market: { readonly languageTag: string },
): readonly Entry[] {
  const shown = changed ? filterEntries(entries, filters, conditions) : entries;
  return sortEntries(shown, sortOption, market);
}

/**
 * The entries in the order of a sort option, names as the market's language orders them. Ties keep the
 * catalogue's order, and what has no price or rating comes last. No option: the catalogue's order.
 */
export function sortEntries<Entry extends ListingEntry>(
  entries: readonly Entry[],
  option: SortOption | null,
  market: { readonly languageTag: string },
): readonly Entry[] {
  if (option === null) return entries;
  const order = sortOrderOf(option);
  if (order === 'titleAscending' || order === 'titleDescending') {
    const { compare } = collatorOf(market.languageTag);
    const compareNames = (left: ListingEntry, right: ListingEntry) =>
      left.sortKeys && right.sortKeys
        ? left.sortKeys.nameRank - right.sortKeys.nameRank
        : compare(left.title, right.title);
    return entries.toSorted((left, right) =>
      order === 'titleAscending' ? compareNames(left, right) : compareNames(right, left),
    );
  }
  return sortByRank(entries, order);
}

// Each entry is ranked once, not once per comparison.
function sortByRank<Entry extends ListingEntry>(
  entries: readonly Entry[],
  order: Exclude<SortOrder, 'titleAscending' | 'titleDescending'>,
): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, order) }))
    .sort((left, right) => (left.rank === right.rank ? 0 : left.rank - right.rank))
    .map(({ entry }) => entry);
}

function rankOf(
  entry: ListingEntry,
  order: Exclude<SortOrder, 'titleAscending' | 'titleDescending'>,
): number {
  switch (order) {
    case 'priceAscending':
      return priceInMinorUnits(entry) ?? Number.POSITIVE_INFINITY;
    case 'priceDescending':
      return -(priceInMinorUnits(entry) ?? Number.NEGATIVE_INFINITY);
    case 'ratingDescending':
      return -(entry.rating?.averageRating ?? Number.NEGATIVE_INFINITY);
    case 'soldQuantityDescending':
      return -entry.soldQuantity;
  }
}

export function collatorOf(languageTag: string): Intl.Collator {
  const known = collators.get(languageTag);
  if (known !== undefined) return known;
  const collator = new Intl.Collator(languageTag, { numeric: true });
  collators.set(languageTag, collator);
  return collator;
}
