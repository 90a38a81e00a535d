import type { ListingEntry } from './listing-entry.ts';
import type { ListingState } from './listing-reducer.ts';
import { filterEntries } from './matches.ts';
import { sortEntries } from './sort-entries.ts';

/** What a listing shows: everything while nothing is changed, else what matches; then sorted (spec §4). */
export function visibleEntries<Entry extends ListingEntry>(
  entries: readonly Entry[],
  { changed, filters, conditions, sortOption }: ListingState,
  market: { readonly languageTag: string },
): readonly Entry[] {
  const shown = changed ? filterEntries(entries, filters, conditions) : entries;
  return sortEntries(shown, sortOption, market);
}
