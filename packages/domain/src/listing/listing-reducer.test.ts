import { describe, expect, it, test } from 'vitest';
import {
  initialListingState,
  type ListingAction,
  type ListingState,
  listingReducer,
} from './index.ts';

const dry = { id: 'hairType', value: 'dry' };
const curly = { id: 'hairType', value: 'curly' };
const frizz = { id: 'concern', value: 'frizz' };
const dull = { id: 'finish', value: 'dry' };

const STATE: ListingState = {
  changed: false,
  filters: [dry, frizz],
  conditions: { concern: 'OR' },
  sortOption: 'sortByPopularity',
};

describe('listingReducer', () => {
  test.each<[ListingAction, Partial<ListingState>]>([
    [
      { type: 'addFilter', filter: curly },
      { filters: [dry, frizz, curly], changed: true },
    ],
    [{ type: 'addFilter', filter: { ...dry } }, {}],
    // The value of another group is another filter.
    [
      { type: 'addFilter', filter: dull },
      { filters: [dry, frizz, dull], changed: true },
    ],
    [
      { type: 'removeFilter', filter: { ...dry } },
      { filters: [frizz], changed: true },
    ],
    [
      { type: 'setFilters', filters: [curly] },
      { filters: [curly], changed: true },
    ],
    [{ type: 'clearFilters' }, { filters: [], changed: true }],
    [{ type: 'setConditions', conditions: { hold: 'OR' } }, { conditions: { hold: 'OR' } }],
    [
      { type: 'setSortOption', sortOption: 'sortByPriceAscending' },
      { sortOption: 'sortByPriceAscending', changed: true },
    ],
  ])('%j changes %j', (action, changes) => {
    const before = structuredClone(STATE);
    expect(listingReducer(STATE, action)).toEqual({ ...STATE, ...changes });
    expect(STATE).toEqual(before);
  });

  it('resets to the unchanged list', () => {
    const changed = listingReducer(STATE, { type: 'addFilter', filter: curly });
    expect(listingReducer(changed, { type: 'resetFilters' })).toEqual({ ...STATE, filters: [] });
  });

  it('stays changed when conditions are set', () => {
    const changed = { ...STATE, changed: true };
    expect(listingReducer(changed, { type: 'setConditions', conditions: {} }).changed).toBe(true);
  });

  it('throws the message of the error catalogue for an unknown action', () => {
    const action: unknown = { type: 'explode' };
    expect(() => listingReducer(STATE, action as ListingAction)).toThrow(
      new Error('The type of action is not recognized.'),
    );
  });
});

it('initialListingState counts filters in an address as a change, a sort option alone not', () => {
  const sortOption = 'sortByPopularity';
  expect(initialListingState({ filters: [dry], sortOption })).toEqual({
    changed: true,
    filters: [dry],
    conditions: {},
    sortOption,
  });
  expect(initialListingState({ filters: [], sortOption }, { hold: 'OR' })).toEqual({
    changed: false,
    filters: [],
    conditions: { hold: 'OR' },
    sortOption,
  });
});
