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

const STATE: ListingState = {
  changed: false,
  filters: [dry, frizz],
  conditions: { concern: 'OR' },
  sortOption: 'sortByPopularity',
};

describe('listingReducer', () => {
  test.each<[string, ListingAction, Partial<ListingState>]>([
    [
      'adds a filter',
      { type: 'addFilter', filter: curly },
      { filters: [dry, frizz, curly], changed: true },
    ],
    ['ignores a filter that is there', { type: 'addFilter', filter: { ...dry } }, {}],
    [
      'adds the value of another group',
      { type: 'addFilter', filter: { id: 'finish', value: 'dry' } },
      { filters: [dry, frizz, { id: 'finish', value: 'dry' }], changed: true },
    ],
    [
      'removes a filter',
      { type: 'removeFilter', filter: { ...dry } },
      { filters: [frizz], changed: true },
    ],
    [
      'sets the filters',
      { type: 'setFilters', filters: [curly] },
      { filters: [curly], changed: true },
    ],
    [
      'clears the filters and counts that as a change',
      { type: 'clearFilters' },
      { filters: [], changed: true },
    ],
    [
      'sets the conditions',
      { type: 'setConditions', conditions: { hold: 'OR' } },
      { conditions: { hold: 'OR' } },
    ],
    [
      'sets the sort option and counts that as a change',
      { type: 'setSortOption', sortOption: 'sortByPriceAscending' },
      { sortOption: 'sortByPriceAscending', changed: true },
    ],
  ])('%s', (_, action, changes) => {
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
