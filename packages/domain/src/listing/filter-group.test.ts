import { describe, expect, it } from 'vitest';
import { conditionsOf, FILTER_GROUPS, type FilterGroup, groupsInOrder } from './index.ts';

const value = (text: string, isChosen = false) => ({ value: text, isChosen });
const VENDOR: FilterGroup = { id: 'vendor', source: { kind: 'vendor' }, condition: 'OR' };

describe('the groups of a list', () => {
  it('stand in the shop’s order, and specs that none names come last', () => {
    const counts = new Map([
      ['scent', [value('fig')]],
      ['hold', [value('strong')]],
      ['hairType', [value('dry')]],
    ]);
    expect(groupsInOrder(counts, FILTER_GROUPS).map(({ group }) => group.id)).toEqual([
      'hairType',
      'hold',
      'scent',
    ]);
  });

  it.each([
    [[], 0],
    [[value('A')], 0],
    [[value('A', true)], 1],
    [[value('A'), value('B')], 1],
  ])('that follow from products are shown where they differ or are chosen: %j', (values, shown) => {
    expect(groupsInOrder(new Map([['vendor', values]]), [VENDOR])).toHaveLength(shown);
  });

  it('join as each says', () => {
    expect(conditionsOf([...FILTER_GROUPS, VENDOR])).toEqual({
      hairType: 'AND',
      concern: 'AND',
      freeFrom: 'AND',
      hold: 'OR',
      finish: 'OR',
      routineStep: 'OR',
      vendor: 'OR',
    });
  });
});
