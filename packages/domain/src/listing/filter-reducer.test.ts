import { describe, expect, it, test } from 'vitest';
import { EMPTY_FILTER_STATE, type FilterAction, type FilterState, filterReducer } from './index.ts';

const dry = { id: 'hairType', value: 'dry' };
const curly = { id: 'hairType', value: 'curly' };
const frizz = { id: 'concern', value: 'frizz' };
const heat = { id: 'concern', value: 'heat' };

const STATE: FilterState<string> = {
  selectedFilters: [dry, curly],
  desiredFilters: [dry, curly, frizz],
  filteredProducts: ['shampoo', 'mask'],
  openedDropdown: 'concern',
};

describe('filterReducer', () => {
  test.each<[string, FilterAction<string>, Partial<FilterState<string>>]>([
    [
      'adds a selected filter',
      { type: 'addSelectedFilter', filter: heat },
      { selectedFilters: [dry, curly, heat] },
    ],
    ['ignores a selected filter that is there', { type: 'addSelectedFilter', filter: dry }, {}],
    [
      'ignores a filter of another group with the same value',
      { type: 'addSelectedFilter', filter: { id: 'finish', value: 'dry' } },
      {},
    ],
    [
      'removes a selected filter from the desired ones too',
      { type: 'removeSelectedFilter', filter: dry },
      { selectedFilters: [curly], desiredFilters: [curly, frizz] },
    ],
    [
      'removes a filter that is only desired',
      { type: 'removeSelectedFilter', filter: frizz },
      { desiredFilters: [dry, curly] },
    ],
    [
      'does not remove a filter whose value alone agrees',
      { type: 'removeSelectedFilter', filter: { id: 'finish', value: 'dry' } },
      {},
    ],
    [
      'does not remove a filter whose group alone agrees',
      { type: 'removeSelectedFilter', filter: { id: 'hairType', value: 'fine' } },
      {},
    ],
    [
      'sets several: both lists, and the dropdown closes',
      { type: 'setMultipleFilters', filters: [heat] },
      { selectedFilters: [heat], desiredFilters: [heat], openedDropdown: null },
    ],
    [
      'sets all: both lists, and the dropdown stays',
      { type: 'setAllFilters', filters: [heat] },
      { selectedFilters: [heat], desiredFilters: [heat] },
    ],
    [
      'applies what is desired',
      { type: 'applyDesiredFilters' },
      { selectedFilters: [dry, curly, frizz] },
    ],
    ['clears both lists', { type: 'clearFilters' }, { selectedFilters: [], desiredFilters: [] }],
    [
      'appends a desired filter, a second time as well',
      { type: 'addDesiredFilter', filter: frizz },
      { desiredFilters: [dry, curly, frizz, frizz] },
    ],
    [
      'removes a desired filter by index',
      { type: 'removeDesiredFilter', index: 1 },
      { desiredFilters: [dry, frizz] },
    ],
    [
      'removes the first desired filter',
      { type: 'removeDesiredFilter', index: 0 },
      { desiredFilters: [curly, frizz] },
    ],
    ['removes none past the end', { type: 'removeDesiredFilter', index: 3 }, {}],
    ['removes none before the start', { type: 'removeDesiredFilter', index: -1 }, {}],
    [
      'opens a dropdown',
      { type: 'openDropdown', dropdown: 'hairType' },
      { openedDropdown: 'hairType' },
    ],
    ['closes the dropdown', { type: 'closeDropdown' }, { openedDropdown: null }],
    ['resets to nothing', { type: 'resetFilters' }, { ...EMPTY_FILTER_STATE }],
    [
      'resets to a given list of products',
      { type: 'resetFilters', products: ['serum'] },
      { ...EMPTY_FILTER_STATE, filteredProducts: ['serum'] },
    ],
  ])('%s', (_, action, changes) => {
    const before = structuredClone(STATE);
    expect(filterReducer(STATE, action)).toEqual({ ...STATE, ...changes });
    expect(STATE).toEqual(before);
  });

  it('throws the message of the error catalogue for an unknown action', () => {
    const action: unknown = { type: 'explode' };
    expect(() => filterReducer(STATE, action as FilterAction<string>)).toThrow(
      new Error(
        'The action type specified in the action is not an existing one. Did you type it in correctly?',
      ),
    );
  });
});
