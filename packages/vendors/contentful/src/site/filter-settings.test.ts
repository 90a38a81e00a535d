import { describe, expect, it } from 'vitest';
import { readFilters } from './filter-settings.ts';

const VENDOR = { id: 'vendor', source: { kind: 'vendor' } };
const read = (...groups: readonly unknown[]) => readFilters({ groups });

describe('filter settings', () => {
  it('name groups with their source, joined by AND unless they say otherwise', () => {
    expect(
      read(VENDOR, {
        id: 'option.colour',
        label: 'Colour',
        source: { kind: 'option', name: 'Colour' },
        condition: 'OR',
        isPromoted: true,
        swatches: { Red: '#c62828', Odd: 'url(x)', Blue: 7 },
      }),
    ).toEqual([
      {
        ...VENDOR,
        label: null,
        condition: 'AND',
        isPromoted: false,
        swatches: {},
      },
      {
        id: 'option.colour',
        label: 'Colour',
        source: { kind: 'option', name: 'Colour' },
        condition: 'OR',
        isPromoted: true,
        swatches: { Red: '#c62828' },
      },
    ]);
  });

  it.each([
    [[], 'has no groups'],
    [[7], 'has a group 1 that is no object'],
    [[{ id: 'x' }], 'has a group 1 that has no source'],
    [[{ id: 'slug', source: { kind: 'vendor' } }], 'has a group 1 that has no id for an address'],
    [[{ id: 'a b', source: { kind: 'vendor' } }], 'has a group 1 that has no id for an address'],
    [
      [{ id: 'x', source: { kind: 'price' } }],
      'has a group 1 that must be called "price" to be the price',
    ],
    [
      [{ id: 'price', source: { kind: 'vendor' } }],
      'has a group 1 that must be called "price" to be the price',
    ],
    [
      [{ id: 'x', source: { kind: 'colour' } }],
      'has a group 1 that has an unknown source "colour"',
    ],
    [[{ id: 'x', source: { kind: 'option' } }], 'has a group 1 that names no option'],
    [
      [{ id: 'x', source: { kind: 'metafield', key: 'k' } }],
      'has a group 1 that names no metafield',
    ],
    [[{ ...VENDOR, condition: 'XOR' }], 'has a group 1 that joins by neither AND nor OR'],
    [[VENDOR, VENDOR], 'has two groups called "vendor"'],
  ])('%j are left out, because: %s', (groups, reason) => {
    expect(read(...groups)).toBe(reason);
  });
});
