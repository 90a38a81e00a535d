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
      { ...VENDOR, label: null, condition: 'AND', isPromoted: false, swatches: {} },
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

  it('are none without a group, or with two of one name', () => {
    expect(read()).toBe('has no groups');
    expect(read(VENDOR, VENDOR)).toBe('has two groups called "vendor"');
  });

  it.each([
    [7, 'is no object'],
    [{ id: 'x' }, 'has no source'],
    [{ ...VENDOR, id: 'slug' }, 'has no id for an address'],
    [{ ...VENDOR, id: 'a b' }, 'has no id for an address'],
    [{ id: 'x', source: { kind: 'price' } }, 'must be called "price" to be the price'],
    [{ ...VENDOR, id: 'price' }, 'must be called "price" to be the price'],
    [{ id: 'x', source: { kind: 'colour' } }, 'has an unknown source "colour"'],
    [{ id: 'x', source: { kind: 'option' } }, 'names no option'],
    [{ id: 'x', source: { kind: 'metafield', key: 'k' } }, 'names no metafield'],
    [{ ...VENDOR, condition: 'XOR' }, 'joins by neither AND nor OR'],
  ])('leave out all groups for %j, which %s', (group, reason) => {
    expect(read(group)).toBe(`has a group 1 that ${reason}`);
  });
});
