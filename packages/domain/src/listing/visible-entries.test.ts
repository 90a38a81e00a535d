import { expect, it } from 'vitest';
import { initialListingState, type ListingEntry, listingReducer, visibleEntries } from './index.ts';

const NL = { languageTag: 'nl-NL' };

function entry(title: string, hairType: string, soldQuantity: number): ListingEntry {
  return {
    title,
    specs: [{ type: 'hairType', value: hairType }],
    firstVariant: null,
    rating: null,
    soldQuantity,
  };
}

const ENTRIES = [entry('a', 'dry', 1), entry('b', 'fine', 2), entry('c', 'dry', 3)];
const titles = (entries: readonly ListingEntry[]) => entries.map(({ title }) => title).join('');

it('shows everything, sorted, while nothing is changed', () => {
  const state = initialListingState({ filters: [], sortOption: 'sortByPopularity' });
  expect(titles(visibleEntries(ENTRIES, state, NL))).toBe('cba');
  const odd = { ...state, filters: [{ id: 'hairType', value: 'dry' }] };
  expect(titles(visibleEntries(ENTRIES, odd, NL))).toBe('cba');
});

it('filters, then sorts, once something is changed', () => {
  const start = initialListingState({ filters: [], sortOption: null });
  const filter = { id: 'hairType', value: 'dry' };
  const filtered = listingReducer(start, { type: 'addFilter', filter });
  expect(titles(visibleEntries(ENTRIES, filtered, NL))).toBe('ac');
  const sorted = listingReducer(filtered, {
    type: 'setSortOption',
    sortOption: 'sortByPopularity',
  });
  expect(titles(visibleEntries(ENTRIES, sorted, NL))).toBe('ca');
  expect(
    titles(visibleEntries(ENTRIES, listingReducer(sorted, { type: 'clearFilters' }), NL)),
  ).toBe('cba');
});
