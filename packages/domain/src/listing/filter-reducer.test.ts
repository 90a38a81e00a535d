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

const REMOVE_DRY = { type: 'removeSelectedFilter', filter: dry } as const;
const BOTH_HEAT = { selectedFilters: [heat], desiredFilters: [heat] };
const RESET_TO_SERUM = { ...EMPTY_FILTER_STATE, filteredProducts: ['serum'] };

describe('filterReducer', () => {
  test.each<[FilterAction<string>, Partial<FilterState<string>>]>([
    [{ type: 'addSelectedFilter', filter: heat }, { selectedFilters: [dry, curly, heat] }],
    [{ type: 'addSelectedFilter', filter: dry }, {}],
    // Values of two groups are told apart nowhere.
    [{ type: 'addSelectedFilter', filter: { id: 'finish', value: 'dry' } }, {}],
    [REMOVE_DRY, { selectedFilters: [curly], desiredFilters: [curly, frizz] }],
    [{ type: 'removeSelectedFilter', filter: frizz }, { desiredFilters: [dry, curly] }],
    // Group and value have to agree.
    [{ type: 'removeSelectedFilter', filter: { id: 'finish', value: 'dry' } }, {}],
    [{ type: 'removeSelectedFilter', filter: { id: 'hairType', value: 'fine' } }, {}],
    [
      { type: 'setMultipleFilters', filters: [heat] },
      { ...BOTH_HEAT, openedDropdown: null },
    ],
    [{ type: 'setAllFilters', filters: [heat] }, BOTH_HEAT],
    [{ type: 'applyDesiredFilters' }, { selectedFilters: [dry, curly, frizz] }],
    [{ type: 'clearFilters' }, { selectedFilters: [], desiredFilters: [] }],
    [{ type: 'addDesiredFilter', filter: frizz }, { desiredFilters: [dry, curly, frizz, frizz] }],
    [{ type: 'removeDesiredFilter', index: 1 }, { desiredFilters: [dry, frizz] }],
    [{ type: 'removeDesiredFilter', index: 0 }, { desiredFilters: [curly, frizz] }],
    [{ type: 'removeDesiredFilter', index: 3 }, {}],
    [{ type: 'removeDesiredFilter', index: -1 }, {}],
    [{ type: 'openDropdown', dropdown: 'hairType' }, { openedDropdown: 'hairType' }],
    [{ type: 'closeDropdown' }, { openedDropdown: null }],
    [{ type: 'resetFilters' }, EMPTY_FILTER_STATE],
    [{ type: 'resetFilters', products: ['serum'] }, RESET_TO_SERUM],
  ])('%j changes %j', (action, changes) => {
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
